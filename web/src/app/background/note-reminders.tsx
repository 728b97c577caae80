import { PLAN_TIME_DEFAULT } from 'shared/rules/study-plan/plan-entries'
import { useHasReminders } from '#data/planning/notes'
import { usePlanReminder } from '#data/planning/plan-reminder'
import { Later } from '../later'
import { screen } from '../screen'

const Reminders = screen('scheduler', () => import('#features/scheduler/reminders'), 'Reminders')
const PlanReminders = screen('scheduler', () => import('#features/scheduler/plan/plan-reminders'), 'PlanReminders')

/**
 * Reminders of notes and of the plan on every screen. Each is loaded only if a note has a reminder, or the plan's
 * reminder is on.
 */
export function NoteReminders() {
  const hasNotes = useHasReminders() === true
  const isPlanOn = usePlanReminder(PLAN_TIME_DEFAULT)?.isOn === true
  return (
    <>
      {hasNotes && <Later of={Reminders} />}
      {isPlanOn && <Later of={PlanReminders} />}
    </>
  )
}
