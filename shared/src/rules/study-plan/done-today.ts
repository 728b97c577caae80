import { FIRST_QUESTIONS } from './first-look.ts'
import type { StudyLog } from './log.ts'
import type { Session } from './session.ts'

/** An activity of the day that can tick off a session; each one ticks off a single session. */
interface Act {
  kind: Session['kind']
  ref: string
}

function actsOf(log: StudyLog, today: string): Act[] {
  const on = <T extends { day: string }>(records: readonly T[]) => records.filter(({ day }) => day === today)
  return [
    ...on(log.answers).map(({ isSpoken, scenarioId }) => ({
      kind: isSpoken ? ('spoken' as const) : ('answer' as const),
      ref: scenarioId,
    })),
    ...on(log.quizzes).map(({ quizId }) => ({ kind: 'quiz' as const, ref: quizId })),
    ...on(log.typing).map(() => ({ kind: 'typing' as const, ref: '' })),
    ...on(log.tests).flatMap(({ kind, planId }) =>
      kind === 'drill' ? [] : [{ kind: `${kind}-test` as const, ref: planId }],
    ),
  ]
}

/**
 * Share of a reading session's minutes, or of the due questions, from which the session counts as done. Finishing the
 * module counts too.
 */
const ENOUGH = 0.5

function isRead({ ref, minutes }: Session, log: StudyLog, today: string) {
  const of = log.reading.filter(({ moduleId, day }) => moduleId === ref && day === today)
  const seconds = of.reduce((sum, one) => sum + one.seconds, 0)
  return of.some(({ isFinished }) => isFinished) || seconds >= minutes * 60 * ENOUGH
}
const isReviewed = ({ kind, why }: Session, log: StudyLog, today: string) => {
  const wanted = kind === 'questions' ? FIRST_QUESTIONS : why.kind === 'due' ? why.count : 1
  return new Set(log.reviews.flatMap(({ day, card }) => (day === today ? [card] : []))).size >= wanted * ENOUGH
}

/**
 * Which sessions of today are done, in the order of the sessions. Another scenario or quiz of the same kind counts as
 * well as the proposed one.
 */
export function doneToday(sessions: readonly Session[], log: StudyLog, today: string): boolean[] {
  const acts = actsOf(log, today)
  const take = (fits: (act: Act) => boolean) => {
    const place = acts.findIndex(fits)
    if (place >= 0) acts.splice(place, 1)
    return place >= 0
  }
  const exact = sessions.map((session) => take(({ kind, ref }) => kind === session.kind && ref === session.ref))
  return sessions.map((session, i) => {
    if (exact[i]) return true
    if (session.kind === 'reading') return isRead(session, log, today)
    if (session.kind === 'review' || session.kind === 'questions') return isReviewed(session, log, today)
    return take(({ kind }) => kind === session.kind)
  })
}
