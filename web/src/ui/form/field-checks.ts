import type { Issue } from 'shared/contract/failure'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from 'shared/model/people/user'

/** An invalid field, in the form of the server's issues (issueText gives the message). */
export type FieldIssue = Pick<Issue, 'path' | 'code' | 'minimum' | 'maximum' | 'origin'>

const length = (name: string, text: string, minimum: number, maximum: number): FieldIssue[] => {
  if (text.length < minimum) return [{ path: [name], code: 'too_small', minimum: text === '' ? 1 : minimum }]
  return text.length > maximum ? [{ path: [name], code: 'too_big', maximum }] : []
}

/** Checks an email address: one @ with a dot after it, and the length. The server's check is stricter. */
export const checkEmail = (text: string): FieldIssue[] =>
  text.trim().length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
    ? []
    : [{ path: ['email'], code: 'invalid_format' }]

/** Checks the password at sign-in: not empty, at most PASSWORD_MAX characters. */
export const checkKnownPassword = (text: string) => length('password', text, 1, PASSWORD_MAX)

/** Checks a new password: its length, and that it is not spaces alone. */
export const checkNewPassword = (text: string): FieldIssue[] =>
  text !== '' && text.trim() === ''
    ? [{ path: ['password'], code: 'spaces' }]
    : length('password', text, PASSWORD_MIN, PASSWORD_MAX)

export const checkName = (name: 'firstName' | 'lastName', text: string) => length(name, text.trim(), 1, NAME_MAX)

/** The repetition of a new password: long enough, and equal. */
export function checkConfirmation(password: string, confirmation: string): FieldIssue[] {
  if (confirmation.length < PASSWORD_MIN) return [{ path: ['confirmPassword'], code: 'too_small' }]
  return confirmation === password ? [] : [{ path: ['confirmPassword'], code: 'custom' }]
}

/** Six digits of an authenticator; spaces between them are allowed. */
export const checkCode = (text: string): FieldIssue[] => {
  if (text.trim() === '') return [{ path: ['code'], code: 'too_small', minimum: 1 }]
  return /^\d{6}$/.test(text.replaceAll(/\s/g, '')) ? [] : [{ path: ['code'], code: 'invalid_format' }]
}
