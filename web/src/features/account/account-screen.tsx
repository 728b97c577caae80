import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '#session/session'
import { Page } from '#ui/page'
import { DeleteSection } from './delete-section'
import { PasswordSection } from './password-section'
import { PlanSection } from './plan-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'

/** `/account`: the profile, the plan, the password, the devices, and the end of the account. */
export function AccountScreen() {
  const { t } = useLingui()
  const user = useUser()
  return (
    <Page title={t`Your account`} lead={<Trans>Who you are here, and what you can do with it.</Trans>}>
      <ProfileSection user={user} />
      <PlanSection user={user} />
      <PasswordSection />
      <SessionsSection />
      {user.role !== 'admin' && <DeleteSection isPaid={user.plan !== 'free'} />}
    </Page>
  )
}
