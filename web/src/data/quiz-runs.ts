import type { Quiz } from 'shared/model/quiz'
import { choose, type ExtraTime, type QuizRun, runEndsAt } from 'shared/rules/quiz-run'
import { uuidv7 } from 'uuidv7'
import type { SituDb } from './db'
import { useQuery } from './use-query'

/** The run of a quiz that is under way on this device; null when there is none, undefined while it is looked up. */
export const useQuizRun = (quizId: string): QuizRun | null | undefined =>
  useQuery(async (home) => (await home.quizRuns.get(quizId)) ?? null, [quizId])

/** When the runs under way on this device end (epoch milliseconds), by quiz id; undefined while they are looked up. */
export const useRunEnds = (): Map<string, number> | undefined =>
  useQuery(async (home) => new Map((await home.quizRuns.toArray()).map((run) => [run.quizId, runEndsAt(run)])), [])

/** Starts a quiz, or goes on with the run that is under way. */
export const startRun = (db: SituDb, quiz: Quiz, extraTime: ExtraTime, now: number): Promise<QuizRun> =>
  db.transaction('rw', db.quizRuns, async () => {
    const running = await db.quizRuns.get(quiz.id)
    if (running) return running
    const run = { quizId: quiz.id, attemptId: uuidv7(), quiz, startedAt: now, extraTime, answers: {}, index: 0 }
    await db.quizRuns.add(run)
    return run
  })

const change = (db: SituDb, run: QuizRun, how: (stored: QuizRun) => QuizRun) =>
  db.transaction('rw', db.quizRuns, async () => {
    const stored = await db.quizRuns.get(run.quizId)
    if (stored?.attemptId === run.attemptId) await db.quizRuns.put(how(stored))
  })

/** Stores a choice; the first one on a question stays, also against another tab. */
export const saveChoice = (db: SituDb, run: QuizRun, questionId: string, option: string) =>
  change(db, run, (stored) => choose(stored, questionId, option))

/** Remembers the question on screen. */
export const saveIndex = (db: SituDb, run: QuizRun, index: number) =>
  change(db, run, (stored) => ({ ...stored, index }))
