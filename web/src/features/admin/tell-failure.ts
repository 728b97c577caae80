import type { I18n } from '@lingui/core'
import { isRefusal } from '#ui/refusal'
import { toast } from '#ui/toast'
import { refusalText } from './refusal-text'

/** Tells that something was refused, and why; what is no refusal is a fault and goes on its way. */
export function tellFailure(i18n: I18n, error: unknown, title: string) {
  if (!isRefusal(error)) throw error
  toast({ tone: 'danger', title, description: refusalText(i18n, error) })
}
