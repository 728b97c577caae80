import { useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/notice'
import type { Refusal } from '#ui/refusal'
import { refusalText } from './refusal-text'

/** Inside a dialog, where a toast would be covered: what could not be done, and why. */
export function ActFailure({ title, error }: { title: string; error: Refusal | undefined }) {
  const { i18n } = useLingui()
  if (!error) return null
  return (
    <Notice tone={error.status === 0 ? 'warning' : 'danger'} role="alert">
      <b>{title}</b> {refusalText(i18n, error)}
    </Notice>
  )
}
