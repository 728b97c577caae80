import { t } from '@lingui/core/macro'
import { isDiskFull } from '#data/db/disk-full'

/** What the learner reads when a game could not be saved. */
export const saveFailureText = (error: unknown) =>
  isDiskFull(error)
    ? t`This device is full: free up some space, then try again. Nothing you saved is lost.`
    : t`Nothing you saved is lost. Try again in a moment.`
