import { t } from '@lingui/core/macro'
import { isDiskFull } from '#data/disk-full'

/** Why a game could not be kept, for the learner. */
export const saveFailureText = (error: unknown) =>
  isDiskFull(error)
    ? t`This device is full: free some space, then try again. Nothing that was saved is lost.`
    : t`Nothing that was saved is lost. Try again in a moment.`
