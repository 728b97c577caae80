import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'

interface Plan {
  name: string
  price: string
  forWhom: string
  contains: string[]
  choose: string
  popular?: boolean
}

export function LandingPricing() {
  const { t } = useLingui()
  const plans: Plan[] = [
    {
      name: t`Free`,
      price: t`$0`,
      forWhom: t`To get the habit.`,
      contains: [t`3 AI scenarios per day`, t`Basic progress tracking`, t`Community support`, t`Mobile access`],
      choose: t`Start`,
    },
    {
      name: 'Starter',
      price: t`$9.99`,
      forWhom: t`For steady preparation.`,
      contains: [
        t`100 AI scenarios per month`,
        t`Advanced analytics`,
        t`Speech analysis`,
        t`The whole library to download`,
        t`Email support`,
      ],
      choose: t`Choose Starter`,
    },
    {
      name: 'Pro',
      price: t`$24.99`,
      forWhom: t`For the last weeks.`,
      contains: [
        t`Unlimited AI scenarios`,
        t`Priority support`,
        t`Custom scenarios`,
        t`Advanced reporting`,
        t`API access`,
        t`White label`,
      ],
      choose: t`Choose Pro`,
      popular: true,
    },
  ]
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
          <article key={plan.name} className={plan.popular ? 'popular' : undefined}>
            <div className="row">
              <h3>{plan.name}</h3>
              {plan.popular && (
                <span className="badge">
                  <Trans>Most popular</Trans>
                </span>
              )}
            </div>
            <p className="price">
              {plan.price}
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
