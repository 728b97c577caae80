import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { usePlans } from '#ui/labels/use-plans'

export function LandingPricing() {
  const plans = usePlans()
  return (
    <section className="w part" id="plans">
      <h2>
        <Trans>Plans</Trans>
      </h2>
      <p className="lead">
        <Trans>Everything works offline, whatever the plan.</Trans>
      </p>
      <div className="plans">
        {plans.map((plan) => (
          <article key={plan.id} className={plan.popular ? 'popular' : undefined}>
            <div className="row">
              <h3>{plan.name}</h3>
              {plan.popular && (
                <span className="badge">
                  <Trans>Most popular</Trans>
                </span>
              )}
            </div>
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
                  <Check size={16} strokeWidth={1.75} aria-hidden />
                  {item}
                </li>
              ))}
            </ul>
            <a className={plan.popular ? 'btn primary' : 'btn'} href="/api/login">
              {plan.choose}
            </a>
          </article>
        ))}
      </div>
    </section>
  )
}
