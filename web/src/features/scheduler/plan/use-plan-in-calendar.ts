import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { PLAN_TIME_DEFAULT, planEntries } from 'shared/rules/study-plan/plan-entries'
import { type PlanReminder, usePlanReminder } from '#data/planning/plan-reminder'
import { useLanguage } from '#session/language'
import { type StudyPlan, useStudyPlan } from '#session/use-study-plan'
import { PIECES, pieceTitle } from '#ui/labels/study-pieces'
import type { PlanEvent } from '../calendar-file'

export interface PlanInCalendar {
  plan: StudyPlan
  /** Days with sessions, `YYYY-MM-DD`. */
  planned: ReadonlySet<string>
  events: readonly PlanEvent[]
  reminder: PlanReminder | undefined
}

/**
 * The study plan with its sessions as calendar events; undefined while it loads, or if the learner has not asked for a
 * plan.
 */
export function usePlanInCalendar(): PlanInCalendar | undefined {
  const { i18n } = useLingui()
  const language = useLanguage()
  const plan = useStudyPlan()
  const reminder = usePlanReminder(PLAN_TIME_DEFAULT)
  return useMemo(() => {
    if (!plan?.study.isAsked) return undefined
    const entries = planEntries([plan.today, ...plan.coming], reminder?.time)
    const events = entries.map(({ day, place, time, session }): PlanEvent => {
      const words = [i18n._(PIECES[session.kind].name), pieceTitle(session, plan.study.titles, language)]
      return { day, place, time, minutes: session.minutes, title: `Situ – ${words.filter(Boolean).join(', ')}` }
    })
    return { plan, planned: new Set(entries.map(({ day }) => day)), events, reminder }
  }, [plan, reminder, language, i18n])
}
