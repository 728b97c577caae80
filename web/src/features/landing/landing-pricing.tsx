import { Trans } from '@lingui/react/macro'
import { PlanOffer } from '#ui/labels/plan-offer'
import { usePlans } from '#ui/labels/use-plans'

export function LandingPricing() {
  const plans = usePlans()
  return (
    <section className="w part" id="plans">
      <h2>
        <Trans>Plans</Trans>
      </h2>
      <p className="lead">
        <Trans>Practice works offline, whatever the plan.</Trans>
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
            <PlanOffer plan={plan} />
            <a className={plan.popular ? 'btn primary' : 'btn'} href="/api/login">
              {plan.choose}
            </a>
          </article>
        ))}
      </div>
    </section>
  )
}
