import type { Quiz } from 'shared/model/content/quiz'
import { choose, type ExtraTime, type QuizRun, runEndsAt } from 'shared/rules/quizzes/quiz-run'
import { uuidv7 } from 'uuidv7'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { activityTables } from '#data/progress/progress'
import { submitRun } from './attempts'

/** The run of a quiz in progress on this device; null when there is none, undefined while it loads. */
export const useQuizRun = (quizId: string): QuizRun | null | undefined =>
  useQuery(async (db) => (await db.quizRuns.get(quizId)) ?? null, [quizId])

/** When the runs in progress on this device end (epoch milliseconds), by quiz id; undefined while they load. */
export const useRunEnds = (): Map<string, number> | undefined =>
  useQuery(async (db) => new Map((await db.quizRuns.toArray()).map((run) => [run.quizId, runEndsAt(run)])), [])

/** Starts a quiz, or continues the run in progress. */
export const startRun = (db: SituDb, quiz: Quiz, extraTime: ExtraTime, now: number): Promise<QuizRun> =>
  db.transaction('rw', db.quizRuns, async () => {
    const running = await db.quizRuns.get(quiz.id)
    if (running) return running
    const run = { quizId: quiz.id, attemptId: uuidv7(), quiz, startedAt: now, extraTime, answers: {}, index: 0 }
    await db.quizRuns.add(run)
    return run
  })

/** A run that ended because its time was over while its screen was closed: its result is shown at the next visit. */
export interface EndedRun {
  attemptId: string
  quiz: Quiz
}
const endedKey = (quizId: string) => `quiz-ended/${quizId}`

/** The run of a quiz that ended unseen; null when there is none, undefined while it loads. */
export const useEndedUnseen = (quizId: string): EndedRun | null | undefined =>
  useQuery(async (db) => ((await db.meta.get(endedKey(quizId)))?.value as EndedRun | undefined) ?? null, [quizId])

/** Deletes the notice once the result was shown. */
export const forgetEnded = (db: SituDb, quizId: string) => db.meta.delete(endedKey(quizId))

/**
 * Submits every run whose time is over, on screen or not. One that cannot be written stays, and is tried again next
 * time.
 */
export async function submitOverdueRuns(db: SituDb, now: number) {
  const overdue = (await db.quizRuns.toArray()).filter((run) => now >= runEndsAt(run))
  const ends = overdue.map((run) =>
    db.transaction('rw', [db.attempts, db.quizRuns, ...activityTables(db)], async () => {
      const attempt = await submitRun(db, run, now)
      const value: EndedRun = { attemptId: run.attemptId, quiz: run.quiz }
      if (attempt) await db.meta.put({ key: endedKey(run.quizId), value })
    }),
  )
  await Promise.allSettled(ends)
}

const change = (db: SituDb, run: QuizRun, how: (stored: QuizRun) => QuizRun) =>
  db.transaction('rw', db.quizRuns, async () => {
    const stored = await db.quizRuns.get(run.quizId)
    if (stored?.attemptId === run.attemptId) await db.quizRuns.put(how(stored))
  })

/** Stores a choice; the first one for a question stays, even if another tab made it. */
export const saveChoice = (db: SituDb, run: QuizRun, questionId: string, option: string) =>
  change(db, run, (stored) => choose(stored, questionId, option))

/** Stores the index of the question on screen. */
export const saveIndex = (db: SituDb, run: QuizRun, index: number) =>
  change(db, run, (stored) => ({ ...stored, index }))
