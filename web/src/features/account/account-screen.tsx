import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUser } from '#session/session'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { LinkButton } from '#ui/link-button'
import { ComfortSection } from './comfort-section'
import { DeleteSection } from './delete-section'
import { PasswordSection } from './password-section'
import { PlanSection } from './plan-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import { SignOutSection } from './sign-out-section'

/**
 * `/account`: profile, plan, comfort, password, sessions, sign-out, and deletion of the account. `children` is the plan of
 * study, from another feature.
 */
export function AccountScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const user = useUser()
  return (
    <Page
      title={t`Your account`}
      lead={<Trans>Your profile, password, plan and devices.</Trans>}
      actions={
        <LinkButton to="/history">
          <Icon of={History} size="s" />
          <Trans>History</Trans>
        </LinkButton>
      }
    >
      <ProfileSection user={user} />
      <PlanSection user={user} />
      {children}
      <ComfortSection />
      <PasswordSection />
      <SessionsSection />
      <SignOutSection />
      {user.role !== 'admin' && <DeleteSection isPaid={user.plan !== 'free'} />}
    </Page>
  )
}
