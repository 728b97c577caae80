import type { I18n } from '@lingui/core'
import { checkUser } from '#session/session'
import { isRefusal } from '#ui/feedback/refusal'
import { toast } from '#ui/feedback/toast'
import { refusalText } from './refusal-text'

/** Shows that a call was refused, and why; any other error is thrown again. */
export function tellFailure(i18n: I18n, error: unknown, title: string) {
  if (!isRefusal(error)) throw error
  // After the end of the session the sign-in form replaces the screen.
  if (error.status === 401) return void checkUser()
  toast({ tone: 'danger', title, description: refusalText(i18n, error) })
}
