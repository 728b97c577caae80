import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { PLAN_TIME_DEFAULT } from 'shared/rules/study-plan/plan-entries'
import { notify } from '#browser/notifications'
import { currentDb, unlessClosed } from '#data/db/db'
import { claimReminder } from '#data/planning/notes'
import { usePlanReminder } from '#data/planning/plan-reminder'
import { type StudyPlan, useStudyPlan } from '#session/use-study-plan'
import { toast } from '#ui/feedback/toast'

/** Milliseconds by which a reminder may be late and still be shown, because the device may have slept. */
const LATE_MS = 10 * 60_000
/** Longest wait until the next check, in milliseconds. */
const LOOK_AGAIN_MS = 15 * 60_000

/**
 * When today's reminder is due, in epoch milliseconds; undefined without a plan, when no session of today is left to
 * do, or once the reminder is late by `LATE_MS`.
 */
export function reminderAt(
  {
    study,
    day,
    today,
    done,
  }: Pick<StudyPlan, 'day' | 'done'> & {
    study: { isAsked: boolean }
    today: { sessions: readonly unknown[] }
  },
  time: string,
  now: number,
): number | undefined {
  if (!study.isAsked || today.sessions.every((_, place) => done[place])) return undefined
  const at = new Date(`${day}T${time}:00`).getTime()
  return at > now - LATE_MS ? at : undefined
}

/** Shows the reminder of the plan at its time while the app is open, once a day in one tab. It renders nothing itself. */
export function PlanReminders() {
  const { t } = useLingui()
  const plan = useStudyPlan()
  const reminder = usePlanReminder(PLAN_TIME_DEFAULT)
  const [looks, setLooks] = useState(0)
  const [told, setTold] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again after each reminder and at intervals
  useEffect(() => {
    if (!plan || !reminder?.isOn) return
    const at = told === plan.day ? undefined : reminderAt(plan, reminder.time, Date.now())
    const db = currentDb()
    const tell = async () => {
      if (!(await claimReminder(db, `plan/${plan.day}`))) return
      const left = plan.today.sessions.filter((_, place) => !plan.done[place]).length
      const body = plural(left, { one: '# step is waiting for you.', other: '# steps are waiting for you.' })
      toast({ tone: 'info', title: t`Your study plan for today`, description: body })
      await notify(t`Your study plan for today`, body, 'situ-plan', '/')
    }
    const wait = at === undefined ? LOOK_AGAIN_MS : Math.min(LOOK_AGAIN_MS, Math.max(0, at - Date.now()))
    const timer = setTimeout(() => {
      const isDue = at !== undefined && at <= Date.now()
      if (isDue) tell().catch(unlessClosed(db))
      setTold(isDue ? plan.day : told)
      setLooks((n) => n + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [plan, reminder, looks])
  return null
}
