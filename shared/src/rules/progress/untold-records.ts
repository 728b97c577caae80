// Records without an activity on this device: those of another device whose activity has not arrived, replies of
// assistants, which count for nothing, and recordings that were cut off.
import type { Activity } from '../../model/activity.ts'
import type { Bilingual } from '../../model/bilingual.ts'
import type { Evaluation } from '../../model/evaluation.ts'
import type { QuizAttempt } from '../../model/quiz-attempt.ts'
import { isCounted, type TypingSession } from '../typing/typing-history.ts'
import { withDefaults } from './progress.ts'

type DayOf = (timestamp: string) => string
type Told = Pick<Activity, 'id' | 'type' | 'title' | 'timestamp'> & Partial<Activity>

const activityOf = (told: Told, dayOf: DayOf): Activity => withDefaults({ localDay: dayOf(told.timestamp), ...told })

/** An evaluation as an activity; `data.pasted` marks the score that an assistant gave. */
export const toldByEvaluation = (
  {
    id,
    scenarioId,
    score,
    createdAt,
    engine,
  }: Pick<Evaluation, 'id' | 'scenarioId' | 'score' | 'createdAt' | 'engine'>,
  dayOf: DayOf,
): Activity =>
  activityOf(
    {
      id: `${id}:evaluation`,
      type: 'scenario',
      title: '',
      timestamp: createdAt,
      score,
      scenarioId,
      data: { evaluationId: id, ...(engine !== undefined && engine.id !== 'own' && { pasted: true }) },
    },
    dayOf,
  )

export const toldByAttempt = ({ id, quizId, score, timeSpent, createdAt }: QuizAttempt, dayOf: DayOf): Activity =>
  activityOf(
    {
      id: `${id}:act`,
      type: 'quiz',
      title: '',
      timestamp: createdAt,
      score,
      timeSpent,
      data: { quizId, attemptId: id },
    },
    dayOf,
  )

export function toldBySession(session: TypingSession, dayOf: DayOf): Activity {
  const { id, wpm, accuracy, errors, timeElapsed, textType, textTitle, createdAt } = session
  return activityOf(
    {
      id: `${id}:act`,
      type: 'typing',
      title: textTitle,
      timestamp: createdAt,
      score: isCounted(session) ? wpm : null,
      timeSpent: timeElapsed,
      data: { accuracy, errors, textType },
    },
    dayOf,
  )
}

interface TakeRow {
  id: string
  scenarioId?: string | undefined
  /** Epoch milliseconds. */
  at: number
  seconds: number
  title?: Bilingual | undefined
}
/** A recording of the video practice or the speech test. */
export const toldByTake = (type: 'video' | 'speech', { id, scenarioId, at, seconds, title }: TakeRow, dayOf: DayOf) =>
  activityOf(
    {
      id,
      type,
      title: '',
      timestamp: new Date(at).toISOString(),
      timeSpent: Math.round(seconds),
      scenarioId: scenarioId ?? null,
      data: title ? { title } : {},
    },
    dayOf,
  )
