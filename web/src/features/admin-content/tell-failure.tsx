import type { I18n, MessageDescriptor } from '@lingui/core'
import { isRefusal } from '#ui/refusal'
import { toast } from '#ui/toast'
import { refusalText } from './refusal-text'

/** Tells that something was refused, and why; what is no refusal is a fault and goes on its way. */
export function tellFailure(i18n: I18n, error: unknown, title: MessageDescriptor, said?: MessageDescriptor) {
  if (!isRefusal(error)) throw error
  toast({
    tone: 'danger',
    title: i18n._(title),
    description: (
      <>
        {said && <span>{i18n._(said)}</span>} <span>{refusalText(i18n, error)}</span>
      </>
    ),
  })
}
