import { useEffect } from 'react'
import { type PlanInCalendar, usePlanInCalendar } from './use-plan-in-calendar'

/**
 * Hands the plan to the scheduler. It renders nothing itself and is loaded after the screen, because the rules of the
 * plan weigh more than the scheduler, which is useful without them.
 */
export function PlanFeed({ onPlan }: { onPlan: (plan: PlanInCalendar) => void }) {
  const plan = usePlanInCalendar()
  useEffect(() => {
    if (plan) onPlan(plan)
  }, [plan, onPlan])
  return null
}
