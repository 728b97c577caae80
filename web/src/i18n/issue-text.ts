import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Issue } from 'shared/contract/failure'

/** What is wrong with a field, as the device's own check and the server's 422 both say it (spec 1 §5). */
export function issueText(i18n: I18n, issue: Pick<Issue, 'path' | 'code' | 'minimum' | 'maximum'>): string {
  const empty = issue.code === 'invalid_type' || (issue.code === 'too_small' && (issue.minimum ?? 1) <= 1)
  const limit = issue.maximum ?? 0
  switch (issue.path.at(-1)) {
    case 'email':
      return i18n._(msg`Please enter a valid email address`)
    case 'password':
      if (issue.code === 'password') return i18n._(msg`This is not your present password`)
      if (empty) return i18n._(msg`Password is required`)
      return issue.code === 'too_small'
        ? i18n._(msg`Password must be at least 8 characters long`)
        : i18n._(msg`Password must be at most ${limit} characters long`)
    case 'current':
      return empty ? i18n._(msg`Password is required`) : i18n._(msg`This is not your present password`)
    case 'confirmPassword':
      return issue.code === 'custom' ? i18n._(msg`Passwords don't match`) : i18n._(msg`Please confirm your password`)
    case 'code':
      if (issue.code === 'code') return i18n._(msg`This code is not right or was used already`)
      return empty ? i18n._(msg`Please enter the code of your authenticator`) : i18n._(msg`A code has six digits`)
    case 'firstName':
      return empty ? i18n._(msg`First name is required`) : i18n._(msg`First name must be less than 50 characters`)
    case 'lastName':
      return empty ? i18n._(msg`Last name is required`) : i18n._(msg`Last name must be less than 50 characters`)
  }
  if (issue.code === 'too_small' && (issue.minimum ?? 1) > 1) {
    const least = issue.minimum ?? 0
    return i18n._(msg`At least ${least} characters`)
  }
  if (empty) return i18n._(msg`This field is required`)
  if (issue.code === 'too_big') return i18n._(msg`At most ${limit} characters`)
  return i18n._(msg`This is not valid`)
}
