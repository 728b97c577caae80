import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MESSAGES } from 'shared/contract/messages'
import { errorText } from '#i18n/error-texts'
import { Notice } from '#ui/feedback/notice'
import type { Refusal } from '#ui/feedback/refusal'

/** Why a form was not accepted: no network, too many tries, or the server's own sentence. */
export function FormFailure({ error, fallback }: { error: Refusal | undefined; fallback: string }) {
  const { t, i18n } = useLingui()
  if (!error) return null
  const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
  const text = () => {
    if (error.status === 0)
      return t`No answer from the server. Check your internet connection; what you typed is saved. Try again when you are back online.`
    // Somebody who tries for the first time would not understand « too many attempts ».
    if (error.status === 429 && error.body?.error === MESSAGES.manyFromNetwork)
      return plural(minutes, {
        one: 'Too many requests from your internet connection, perhaps from other people. Try again in # minute.',
        other: 'Too many requests from your internet connection, perhaps from other people. Try again in # minutes.',
      })
    if (error.status === 429)
      return plural(minutes, {
        one: 'Too many attempts. Try again in # minute.',
        other: 'Too many attempts. Try again in # minutes.',
      })
    return error.body ? errorText(i18n, error.body.error) : fallback
  }
  return (
    <Notice tone={error.status === 0 || error.status === 429 ? 'warning' : 'danger'} role="alert">
      {text()}
    </Notice>
  )
}
