import { useLingui } from '@lingui/react/macro'
import type { Plan } from 'shared/model/people/user'

export interface PlanCard {
  id: Plan
  name: string
  price: string
  forWhom: string
  contains: string[]
  choose: string
  popular?: boolean
}

/**
 * The three plans, in words. A feature “in every plan” is not limited to the plan that lists it, and the team arranges
 * those “on request”: only the number of evaluations differs automatically.
 */
export function usePlans(): PlanCard[] {
  const { t } = useLingui()
  return [
    {
      id: 'free',
      name: t`Free`,
      price: t`$0`,
      forWhom: t`To build the habit.`,
      contains: [t`3 AI scenarios per day`, t`Basic progress tracking`, t`Community support`, t`Mobile access`],
      choose: t`Start`,
    },
    {
      id: 'starter',
      name: 'Starter',
      price: t`$9.99`,
      forWhom: t`For steady preparation.`,
      contains: [
        t`100 AI scenarios per month`,
        t`Advanced analytics (in every plan)`,
        t`Speech analysis (in every plan)`,
        t`Offline content: download the whole library (in every plan)`,
        t`Email support`,
      ],
      choose: t`Choose Starter`,
    },
    {
      id: 'pro',
      name: 'Pro',
      price: t`$24.99`,
      forWhom: t`For the final weeks.`,
      contains: [
        t`Unlimited AI scenarios`,
        t`Priority support`,
        t`Custom scenarios (on request)`,
        t`Advanced reporting (on request)`,
        t`API access (on request)`,
        t`White-label options (on request)`,
      ],
      choose: t`Choose Pro`,
      popular: true,
    },
  ]
}
