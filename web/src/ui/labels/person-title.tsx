import { Trans } from '@lingui/react/macro'
import type { User } from 'shared/model/people/user'

/**
 * The line below a person's name: the title that they have chosen, otherwise “Administrator” or “Future medical
 * student”.
 */
export const PersonTitle = ({ user: { customTitle, role } }: { user: Pick<User, 'customTitle' | 'role'> }) =>
  customTitle ?? (role === 'admin' ? <Trans>Administrator</Trans> : <Trans>Future medical student</Trans>)
