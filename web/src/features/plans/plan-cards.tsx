import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Plan } from 'shared/model/people/user'
import { Badge } from '#ui/badge'
import { PlanOffer } from '#ui/labels/plan-offer'
import { usePlans } from '#ui/labels/use-plans'
import { Card } from '#ui/layout/card'

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    '& .head': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', minHeight: '32px' },
    '& h3': { fontWeight: 600 },
    '& .price': { fontSize: '1.875rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', marginTop: '1' },
    '& .price small': { fontSize: 'sm', fontWeight: 400, color: 'fg.muted', marginInlineStart: '1.5' },
    '& ul': { listStyle: 'none', padding: 0, margin: '16px 0 0', display: 'grid', gap: '2' },
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start', fontSize: '.9375rem' },
    '& li > svg': { color: 'success.fg', marginTop: '3px', flex: 'none' },
  },
})

/** The price and content of each plan; the learner's own is marked. */
export function PlanCards({ own }: { own: Plan }) {
  const plans = usePlans()
  return (
    <Cards>
      {plans.map((plan) => (
        <Card key={plan.id} selected={plan.id === own}>
          <div className="head">
            <h3>{plan.name}</h3>
            {plan.id === own && (
              <Badge tone="success">
                <Trans>Your plan</Trans>
              </Badge>
            )}
            {plan.popular && plan.id !== own && (
              <Badge tone="accent">
                <Trans>Most popular</Trans>
              </Badge>
            )}
          </div>
          <PlanOffer plan={plan} />
        </Card>
      ))}
    </Cards>
  )
}
