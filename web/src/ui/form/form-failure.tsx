import { useLingui } from '@lingui/react/macro'
import type { ApiError } from 'shared/contract/api-error'
import { Notice } from '#ui/feedback/notice'
import { refusalText } from '#ui/feedback/refusal-text'

/** Why a form was not accepted: no network, too many tries, or the server's own sentence. */
export function FormFailure({ error, fallback }: { error: ApiError | undefined; fallback: string }) {
  const { t, i18n } = useLingui()
  if (!error) return null
  return (
    <Notice tone={error.status === 0 || error.status === 429 ? 'warning' : 'danger'} role="alert">
      {error.status === 0
        ? t`No answer from the server. Check your internet connection; what you typed is saved. Try again when you are back online.`
        : refusalText(i18n, error, fallback)}
    </Notice>
  )
}
