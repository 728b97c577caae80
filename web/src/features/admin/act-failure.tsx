import { useLingui } from '@lingui/react/macro'
import type { ApiError } from 'shared/contract/api-error'
import { Notice } from '#ui/feedback/notice'
import { refusalText } from '#ui/feedback/refusal-text'

/** The failure of an action inside a dialog, which would cover a toast: what failed, and why. */
export function ActFailure({ title, error }: { title: string; error: ApiError | undefined }) {
  const { i18n } = useLingui()
  if (!error) return null
  return (
    <Notice tone={error.status === 0 ? 'warning' : 'danger'} role="alert">
      <b>{title}</b> {refusalText(i18n, error)}
    </Notice>
  )
}
