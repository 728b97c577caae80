import { useLingui } from '@lingui/react/macro'
import { MESSAGES } from 'shared/contract/messages'
import type { User } from 'shared/model/people/user'
import { isReservedName } from 'shared/rules/reserved-names'
import { errorText } from '#i18n/error-texts'

/**
 * Returns a function that says why a person cannot have a display name, or undefined where they can. It is checked
 * here, because the server's refusal of the queued change would come later. The administrator may use a reserved name.
 */
export function useNameError({ role, displayName }: Pick<User, 'role' | 'displayName'>) {
  const { t, i18n } = useLingui()
  return (name: string): string | undefined => {
    const wanted = name.trim()
    if (wanted === '') return t`Enter a display name`
    if (role !== 'admin' && wanted !== displayName && isReservedName(wanted))
      return errorText(i18n, MESSAGES.nameReserved)
    return undefined
  }
}
