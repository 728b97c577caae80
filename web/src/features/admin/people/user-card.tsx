import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard, KeyRound, MonitorX } from 'lucide-react'
import { useId, useState } from 'react'
import type { AdminUser } from 'shared/model/people/admin-user'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import type { useVerified } from '../security/use-verified'
import { EndSessionsDialog } from './end-sessions-dialog'
import { HandedCopy } from './handed-copy'
import { PasswordDialog } from './password-dialog'
import { PlanDialog } from './plan-dialog'
import { PlanHistory } from './plan-history'
import { SubscriptionBadge } from './subscription-badge'
import { UserFacts } from './user-facts'

const DIALOGS = { password: PasswordDialog, plan: PlanDialog, sessions: EndSessionsDialog }

/** One account: its data, its password in masked form, and the actions. */
export function UserCard({
  user,
  run,
  onChanged,
}: {
  user: AdminUser
  run: ReturnType<typeof useVerified>['run']
  onChanged: () => void
}) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const Open = open && DIALOGS[open]
  const name = user.displayName
  return (
    <li aria-labelledby={id}>
      <Card>
        <Stack css={{ gap: '4' }}>
          <Row>
            <Avatar seed={user.avatar} image={user.profileImageUrl} />
            <h3 id={id} className="grow">
              {name}
            </h3>
            <SubscriptionBadge status={user.subscriptionStatus} />
          </Row>
          <UserFacts user={user}>
            <HandedCopy key={user.passwordSetAt} user={user} run={run} onGone={onChanged} />
          </UserFacts>
          <Row>
            <Button size="sm" aria-label={t`Change the password of ${name}`} onClick={() => setOpen('password')}>
              <Icon of={KeyRound} size="s" />
              <Trans>Change the password</Trans>
            </Button>
            <Button size="sm" aria-label={t`Change the plan of ${name}`} onClick={() => setOpen('plan')}>
              <Icon of={CreditCard} size="s" />
              <Trans>Change the plan</Trans>
            </Button>
            <Button size="sm" aria-label={t`End the sessions of ${name}`} onClick={() => setOpen('sessions')}>
              <Icon of={MonitorX} size="s" />
              <Trans>End the sessions</Trans>
            </Button>
          </Row>
          <PlanHistory key={`${user.plan}${user.planExpiresAt}`} user={user} />
        </Stack>
      </Card>
      {Open && <Open user={user} run={run} onChanged={onChanged} onClose={() => setOpen(undefined)} />}
    </li>
  )
}
