import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { PLAN_TIME_DEFAULT, planEntries } from 'shared/rules/study-plan/plan-entries'
import { usePlanReminder } from '#data/planning/plan-reminder'
import { useLanguage } from '#session/language'
import { useStudyPlan } from '#session/use-study-plan'
import { PIECES, pieceTitle } from '#ui/labels/study-pieces'
import type { PlanEvent } from '../calendar-file'

const NOTHING = { plan: undefined, planned: new Set<string>(), events: [], reminder: undefined }

/** The plan in the calendar: its days, its sessions as events, the reminder; empty before the learner asked for a plan. */
export function usePlanInCalendar() {
  const { i18n } = useLingui()
  const language = useLanguage()
  const plan = useStudyPlan()
  const reminder = usePlanReminder(PLAN_TIME_DEFAULT)
  return useMemo(() => {
    if (!plan?.study.isAsked) return NOTHING
    const entries = planEntries([plan.today, ...plan.coming], reminder?.time)
    const events = entries.map(({ day, place, time, session }): PlanEvent => {
      const words = [i18n._(PIECES[session.kind].name), pieceTitle(session, plan.study.titles, language)]
      return { day, place, time, minutes: session.minutes, title: `Situ – ${words.filter(Boolean).join(', ')}` }
    })
    return { plan, planned: new Set(entries.map(({ day }) => day)), events, reminder }
  }, [plan, reminder, language, i18n])
}
