import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Issue } from 'shared/contract/failure'

/** The unit of a limit, by the issue's `origin`. */
const COUNTED: Partial<Record<string, 'characters' | 'items' | 'value'>> = { string: 'characters', array: 'items' }

/** The message for an invalid field, from the device's own check or from a 422 of the server. */
export function issueText(i18n: I18n, issue: Pick<Issue, 'path' | 'code' | 'minimum' | 'maximum' | 'origin'>): string {
  const counted = COUNTED[issue.origin ?? 'string'] ?? 'value'
  const empty =
    issue.code === 'invalid_type' || (issue.code === 'too_small' && (issue.minimum ?? 1) <= 1 && counted !== 'value')
  const limit = issue.maximum ?? 0
  switch (issue.path.at(-1)) {
    case 'email':
      return i18n._(msg`Please enter a valid email address`)
    case 'password':
      if (issue.code === 'password') return i18n._(msg`This is not your current password`)
      if (issue.code === 'spaces') return i18n._(msg`Spaces alone are not a password`)
      if (issue.code === 'common')
        return i18n._(msg`This password is one of the most common ones: please choose another one`)
      if (issue.code === 'address')
        return i18n._(msg`Your email address can’t be your password: please choose another one`)
      if (issue.code === 'reused') return i18n._(msg`You have used this password before: please choose another one`)
      if (empty) return i18n._(msg`Password is required`)
      return issue.code === 'too_small'
        ? i18n._(msg`Password must be at least 8 characters long`)
        : i18n._(msg`Password must be at most ${limit} characters long`)
    case 'current':
      return empty ? i18n._(msg`Password is required`) : i18n._(msg`This is not your current password`)
    case 'confirmPassword':
      return issue.code === 'custom' ? i18n._(msg`Passwords don't match`) : i18n._(msg`Please confirm your password`)
    case 'code':
      if (issue.code === 'code') return i18n._(msg`This code is incorrect or has already been used`)
      return empty
        ? i18n._(msg`Enter the code from your authenticator app`)
        : i18n._(msg`The code must have six digits`)
    case 'firstName':
      return empty ? i18n._(msg`First name is required`) : i18n._(msg`First name must be less than 50 characters`)
    case 'lastName':
      return empty ? i18n._(msg`Last name is required`) : i18n._(msg`Last name must be less than 50 characters`)
  }
  if (issue.code === 'too_small' && !empty) {
    const least = issue.minimum ?? 0
    return i18n._(
      {
        characters: msg`At least ${least} characters`,
        items: msg`At least ${least} items`,
        value: msg`At least ${least}`,
      }[counted],
    )
  }
  if (empty) return i18n._(msg`This field is required`)
  if (issue.code === 'too_big')
    return i18n._(
      {
        characters: msg`At most ${limit} characters`,
        items: msg`At most ${limit} items`,
        value: msg`At most ${limit}`,
      }[counted],
    )
  return i18n._(msg`This value is not valid`)
}
