import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ApiError } from 'shared/contract/api-error'
import { MESSAGES } from 'shared/contract/messages'
import { errorText } from '#i18n/error-texts'

/** Why a call was refused, in a sentence; `fallback` where the server gave no reason. */
export function refusalText(
  i18n: I18n,
  { status, body, retryAfter }: ApiError,
  fallback = i18n._(msg`Something went wrong on the server. Try again.`),
): string {
  if (status === 0) return i18n._(msg`No answer from the server. Check your internet connection.`)
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60))
    // Somebody who tries for the first time would not understand “too many attempts.”
    if (body?.error === MESSAGES.manyFromNetwork)
      return plural(minutes, {
        one: 'Too many requests from your internet connection, perhaps from other people. Try again in # minute.',
        other: 'Too many requests from your internet connection, perhaps from other people. Try again in # minutes.',
      })
    return plural(minutes, {
      one: 'Too many attempts. Try again in # minute.',
      other: 'Too many attempts. Try again in # minutes.',
    })
  }
  return body ? errorText(i18n, body.error) : fallback
}
