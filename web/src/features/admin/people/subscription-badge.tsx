import { Trans } from '@lingui/react/macro'
import { Circle, Star } from 'lucide-react'
import { Badge } from '#ui/badge'

/** “Premium” or “Free”. */
export const SubscriptionBadge = ({ status }: { status: 'free' | 'premium' }) =>
  status === 'premium' ? (
    <Badge icon={Star} tone="accent">
      <Trans>Premium</Trans>
    </Badge>
  ) : (
    <Badge icon={Circle}>
      <Trans>Free</Trans>
    </Badge>
  )
