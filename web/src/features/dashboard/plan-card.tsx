import { Trans } from '@lingui/react/macro'
import { Crown, UserRound } from 'lucide-react'
import type { User } from 'shared/model/people/user'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { Notice } from '#ui/feedback/notice'

/** The learner's plan; for a free account with a link to the paid plans. */
export function PlanCard({ user: { subscriptionStatus, plan, planExpiresAt } }: { user: User }) {
  const language = useLanguage()
  if (subscriptionStatus === 'premium')
    return (
      <Notice tone="success" icon={Crown}>
        <p>
          <b>{plan === 'pro' ? <Trans>Pro account</Trans> : <Trans>Starter account</Trans>}</b>
        </p>
        {planExpiresAt && (
          <p>
            <Trans>Until {formatDate(language, planExpiresAt)}, unless it is renewed</Trans>
          </p>
        )}
      </Notice>
    )
  return (
    <Notice
      icon={UserRound}
      action={
        <AnchorButton href="/subscribe" size="sm">
          <Trans>Upgrade</Trans>
        </AnchorButton>
      }
    >
      <p>
        <b>
          <Trans>Free account</Trans>
        </b>
      </p>
      <p>
        <Trans>Three AI scenarios per day, and every exercise.</Trans>
      </p>
    </Notice>
  )
}
