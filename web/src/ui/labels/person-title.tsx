import { Trans } from '@lingui/react/macro'
import type { User } from 'shared/model/people/user'

/** What a person calls herself below her name, or what most people here are. */
export const PersonTitle = ({ user: { customTitle, role } }: { user: Pick<User, 'customTitle' | 'role'> }) =>
  customTitle ?? (role === 'admin' ? <Trans>Administrator</Trans> : <Trans>Future medical student</Trans>)
