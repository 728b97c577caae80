import type { QuizAttempt, QuizResult } from 'shared/model/quiz-attempt'
import { type AttemptSummary, allAnswers, gradeQuiz, summarise } from 'shared/rules/quiz'
import { type QuizRun, runEndsAt, secondsSpent } from 'shared/rules/quiz-run'
import type { SituDb } from './db'
import { enqueue } from './outbox'
import { activityTables, recordActivity } from './progress'
import { useQuery } from './use-query'

/** Attempts at one quiz, the newest first; undefined while they are looked up. */
export const useAttempts = (quizId: string): QuizAttempt[] | undefined =>
  useQuery(
    async (home) =>
      (await home.attempts.where('quizId').equals(quizId).toArray()).sort(
        (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1),
      ),
    [quizId],
  )

/** What lists show of every quiz that was ever tried, by quiz id; undefined while it is looked up. */
export const useAttemptSummaries = (): Map<string, AttemptSummary> | undefined =>
  useQuery(async (home) => {
    const byQuiz = Map.groupBy(await home.attempts.toArray(), ({ quizId }) => quizId)
    return new Map([...byQuiz].map(([quizId, attempts]) => [quizId, summarise(attempts)]))
  }, [])

/**
 * Ends a run: graded here by the rule the server uses, stored with its queued submission and its activity in one transaction.
 * Undefined when the run is not there any more: it was ended already, perhaps in another tab. Its attempt has the run's `attemptId`.
 */
export async function submitRun(db: SituDb, run: QuizRun, now: number): Promise<QuizAttempt | undefined> {
  return db.transaction('rw', [db.attempts, db.quizRuns, ...activityTables(db)], async () => {
    const stored = await db.quizRuns.get(run.quizId)
    if (stored?.attemptId !== run.attemptId) return undefined
    const known = await db.attempts.get(stored.attemptId)
    if (known) {
      // Ended on another device, to which a backup had brought it.
      await db.quizRuns.delete(run.quizId)
      return known
    }
    const { quiz } = stored
    const answers = allAnswers(quiz, stored.answers)
    const { score, passed } = gradeQuiz(quiz, answers)
    const made: QuizAttempt = {
      id: stored.attemptId,
      quizId: quiz.id,
      // A run that was found after its end had ended then.
      createdAt: new Date(Math.min(now, runEndsAt(stored))).toISOString(),
      score,
      timeSpent: secondsSpent(stored, now),
      answers,
    }
    await db.attempts.add(made)
    await db.quizRuns.delete(quiz.id)
    await enqueue(db, {
      call: 'quizzes.submit',
      args: {
        params: { id: quiz.id },
        body: {
          id: made.id,
          answers,
          timeSpent: made.timeSpent,
          version: quiz.updatedAt,
          createdAt: made.createdAt,
        },
      },
    })
    await recordActivity(db, {
      id: `${made.id}:act`,
      type: 'quiz',
      title: quiz.title.fr,
      score: made.score,
      timeSpent: made.timeSpent,
      completed: passed,
      icon: 'list-checks',
      data: { quizId: quiz.id, attemptId: made.id, title: quiz.title },
    })
    return made
  })
}

/** The server's own record of an attempt takes the place of this device's. */
export async function keepServerAttempt(db: SituDb, { passed: _, passingScore: __, ...attempt }: QuizResult) {
  await db.attempts.put(attempt)
}
