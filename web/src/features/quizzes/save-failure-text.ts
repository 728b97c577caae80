import { t } from '@lingui/core/macro'
import { isDiskFull } from '#data/db/disk-full'

/**
 * Why an answer could not be saved, for the learner. The function is in this folder because a text outside of the
 * features would be loaded with every screen.
 */
export const saveFailureText = (error: unknown) =>
  isDiskFull(error)
    ? t`This device is full: free up some space, then try again. Nothing you saved is lost.`
    : t`Nothing you saved is lost. Try again in a moment.`
