import type { Issue } from 'shared/contract/failure'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from 'shared/model/user'

/** What is wrong with one field, in the words that the server would use (issueText says it). */
export type FieldIssue = Pick<Issue, 'path' | 'code' | 'minimum' | 'maximum'>

const length = (name: string, text: string, minimum: number, maximum: number): FieldIssue[] => {
  if (text.length < minimum) return [{ path: [name], code: 'too_small', minimum: text === '' ? 1 : minimum }]
  return text.length > maximum ? [{ path: [name], code: 'too_big', maximum }] : []
}

/** An address with one @ and a dot after it; the server's check is the stricter one. */
export const checkEmail = (text: string): FieldIssue[] =>
  text.trim().length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
    ? []
    : [{ path: ['email'], code: 'invalid_format' }]

/** A password to sign in with: any, but one. */
export const checkKnownPassword = (text: string) => length('password', text, 1, PASSWORD_MAX)

/** A password to be set. */
export const checkNewPassword = (text: string) => length('password', text, PASSWORD_MIN, PASSWORD_MAX)

export const checkName = (name: 'firstName' | 'lastName', text: string) => length(name, text.trim(), 1, NAME_MAX)

/** The second typing of a new password: long enough by itself, and the same. */
export function checkConfirmation(password: string, confirmation: string): FieldIssue[] {
  if (confirmation.length < PASSWORD_MIN) return [{ path: ['confirmPassword'], code: 'too_small' }]
  return confirmation === password ? [] : [{ path: ['confirmPassword'], code: 'custom' }]
}

/** Six digits of an authenticator; spaces between them do no harm. */
export const checkCode = (text: string): FieldIssue[] => {
  if (text.trim() === '') return [{ path: ['code'], code: 'too_small', minimum: 1 }]
  return /^\d{6}$/.test(text.replaceAll(/\s/g, '')) ? [] : [{ path: ['code'], code: 'invalid_format' }]
}
