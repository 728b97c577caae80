import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { PlanCard } from './use-plans'

/** What a plan costs, whom it is for, and what it contains; the page around it gives the styles. */
export function PlanOffer({ plan }: { plan: PlanCard }) {
  return (
    <>
      <p className="price">
        {plan.price}{' '}
        <small>
          <Trans>per month</Trans>
        </small>
      </p>
      <p className="small">{plan.forWhom}</p>
      <ul>
        {plan.contains.map((item) => (
          <li key={item}>
            {/* Without the style attribute of `Icon`, which the policy of the static landing page forbids. */}
            <Check size={16} strokeWidth={1.75} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}
