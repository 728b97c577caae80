import { useLingui } from '@lingui/react/macro'
import type { Plan } from 'shared/model/user'

export interface PlanCard {
  id: Plan
  name: string
  price: string
  forWhom: string
  contains: string[]
  choose: string
  popular?: boolean
}

/** The three plans (spec 1 §6, §9; what is offline is for everyone, design §7). */
export function usePlans(): PlanCard[] {
  const { t } = useLingui()
  return [
    {
      id: 'free',
      name: t`Free`,
      price: t`$0`,
      forWhom: t`To get the habit.`,
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
        t`Advanced analytics`,
        t`Speech analysis`,
        t`The whole library to download`,
        t`Email support`,
      ],
      choose: t`Choose Starter`,
    },
    {
      id: 'pro',
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
}
