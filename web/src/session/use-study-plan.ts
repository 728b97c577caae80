import { useMemo } from 'react'
import { doneToday } from 'shared/rules/study-plan/done-today'
import { firstLook, isNew } from 'shared/rules/study-plan/first-look'
import type { PlannedDay, Session } from 'shared/rules/study-plan/session'
import { studyPlan } from 'shared/rules/study-plan/study-plan'
import { useOnline } from '#browser/online'
import { useToday } from '#browser/use-today'
import { useLastKnown, useQuery } from '#data/db/use-query'
import { readStudy, type Study } from '#data/planning/study'
import { useLanguage } from './language'
import { useUser } from './session'

export interface StudyPlan {
  study: Study
  day: string
  today: PlannedDay
  /** The days after today. */
  coming: readonly PlannedDay[]
  /** Whether each session of today is done, in order. */
  done: readonly boolean[]
  /** The next session; undefined where all are done. */
  next: Session | undefined
}

const DAYS = 8

/** The plan of today and the following week, computed on this device; undefined while its inputs load. */
export function useStudyPlan(): StudyPlan | undefined {
  const day = useToday()
  const language = useLanguage()
  const isOnline = useOnline()
  const { plan } = useUser()
  const read = useQuery((db) => readStudy(db, language, day), [language, day])
  const study = useLastKnown('study', read, `${language} ${day}`)
  return useMemo(() => {
    if (!study) return undefined
    const { log, goals, library } = study
    const [planned, ...coming] = studyPlan({ log, goals, library, today: day, isOnline, plan }, DAYS)
    const look = isNew(log, day) && !study.isLookSkipped ? firstLook(library, day) : undefined
    const today = look ?? planned
    if (!today) return undefined
    const done = doneToday(today.sessions, log, day)
    return { study, day, today, coming, done, next: today.sessions.find((_, i) => !done[i]) }
  }, [study, day, isOnline, plan])
}
