import { useEffect } from 'react'
import { type PlanInCalendar, usePlanInCalendar } from './use-plan-in-calendar'

/**
 * Passes the plan to the scheduler screen; it renders nothing itself. It is loaded after the screen, because the
 * scheduler works without the code of the plan.
 */
export function PlanFeed({ onPlan }: { onPlan: (plan: PlanInCalendar) => void }) {
  const plan = usePlanInCalendar()
  useEffect(() => {
    if (plan) onPlan(plan)
  }, [plan, onPlan])
  return null
}
