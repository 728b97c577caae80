import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useUser } from '#session/session'
import { Page } from '#ui/layout/page'
import { DeleteSection } from './delete-section'
import { PasswordSection } from './password-section'
import { PlanSection } from './plan-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import { SignOutSection } from './sign-out-section'

/**
 * `/account`: profile, plan, password, sessions, sign-out, and deletion of the account. `children` is the plan of
 * study, from another feature.
 */
export function AccountScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const user = useUser()
  return (
    <Page title={t`Your account`} lead={<Trans>Your profile, password, plan and devices.</Trans>}>
      <ProfileSection user={user} />
      <PlanSection user={user} />
      {children}
      <PasswordSection />
      <SessionsSection />
      <SignOutSection />
      {user.role !== 'admin' && <DeleteSection isPaid={user.plan !== 'free'} />}
    </Page>
  )
}
