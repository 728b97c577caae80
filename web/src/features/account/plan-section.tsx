import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Crown } from 'lucide-react'
import type { Plan, User } from 'shared/model/people/user'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'

const ALLOWANCE: Record<Plan, MessageDescriptor> = {
  free: msg`3 AI scenarios per day`,
  starter: msg`100 AI scenarios per month`,
  pro: msg`Unlimited AI scenarios`,
}

/** The plan, its allowance of AI scenarios and its end. */
export function PlanSection({ user }: { user: User }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const name = { free: <Trans>Free</Trans>, starter: 'Starter', pro: 'Pro' }[user.plan]
  return (
    <PageSection title={<Trans>Plan</Trans>}>
      <Card>
        <Row>
          <div className="grow">
            <Row css={{ gap: '2' }}>
              {user.plan !== 'free' && <Icon of={Crown} size="s" />}
              <b>{name}</b>
            </Row>
            <p className="about">{i18n._(ALLOWANCE[user.plan])}</p>
            {user.plan !== 'free' && user.planExpiresAt && (
              <p className="about">
                <Trans>Until {formatDate(language, user.planExpiresAt)}, unless it is renewed</Trans>
              </p>
            )}
          </div>
          <AnchorButton href="/subscribe">
            {user.plan === 'free' ? <Trans>See the plans</Trans> : <Trans>Change the plan</Trans>}
          </AnchorButton>
        </Row>
      </Card>
    </PageSection>
  )
}
