import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { errorText } from '#i18n/error-texts'
import type { Refusal } from '#ui/feedback/refusal'

/** Why a call was refused, in a sentence. */
export function refusalText(i18n: I18n, { status, body }: Refusal): string {
  if (status === 0) return i18n._(msg`No answer from the server. Check your internet connection.`)
  return body ? errorText(i18n, body.error) : i18n._(msg`Unknown error`)
}
