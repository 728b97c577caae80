import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from 'shared/model/bilingual'
import { errorText } from '#i18n/error-texts'
import { formatDate } from '#i18n/format'

const MINUTE_MS = 60_000

/** Why an action of the chat failed, and what helps. */
export function failureText(
  i18n: I18n,
  language: Language,
  { status, error, resetAt }: { status: number; error?: string; resetAt?: string },
): string {
  if (status === 0) return i18n._(msg`No answer from the server. The chat needs an internet connection.`)
  if (status === 429) {
    if (resetAt === undefined) return i18n._(msg`You’re sending too many messages. Try again in a minute.`)
    const lifted = Math.ceil(new Date(resetAt).getTime() / MINUTE_MS) * MINUTE_MS
    const time = formatDate(language, lifted, 'time')
    return i18n._(msg`You’re sending too many messages. You can try again at ${time}.`)
  }
  if (status === 404) return i18n._(msg`This no longer exists.`)
  return error ? errorText(i18n, error) : i18n._(msg`Something went wrong on the server. Try again.`)
}
