import { msg } from '@lingui/core/macro'
import type { QuizAttempt, QuizResult } from 'shared/model/quiz-attempt'
import { groupBy } from 'shared/rules/group-by'
import { type AttemptSummary, allAnswers, gradeQuiz, summarise } from 'shared/rules/quizzes/quiz'
import { type QuizRun, runEndsAt, secondsSpent } from 'shared/rules/quizzes/quiz-run'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { enqueue } from '#data/outbox/outbox'
import type { QueuedWrite } from '#data/outbox/queued-write'
import { activityTables, recordActivity } from '#data/progress/progress'

/** Attempts at one quiz, the newest first; undefined while they load. */
export const useAttempts = (quizId: string): QuizAttempt[] | undefined =>
  useQuery(
    async (db) =>
      (await db.attempts.where('quizId').equals(quizId).toArray()).sort(
        (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1),
      ),
    [quizId],
  )

/** What lists show of every quiz that was attempted, by quiz id; undefined while it loads. */
export const useAttemptSummaries = (): Map<string, AttemptSummary> | undefined =>
  useQuery(async (db) => {
    const byQuiz = groupBy(await db.attempts.toArray(), ({ quizId }) => quizId)
    return new Map([...byQuiz].map(([quizId, attempts]) => [quizId, summarise(attempts)]))
  }, [])

/**
 * Ends a run: graded by the rule that the server uses, stored with its queued submission and its activity in one
 * transaction. The id of the attempt is the run's `attemptId`. Returns undefined where the run is no longer stored
 * because it ended already, perhaps in another tab.
 */
export async function submitRun(db: SituDb, run: QuizRun, now: number): Promise<QuizAttempt | undefined> {
  return db.transaction('rw', [db.attempts, db.quizRuns, ...activityTables(db)], async () => {
    const stored = await db.quizRuns.get(run.quizId)
    if (stored?.attemptId !== run.attemptId) return undefined
    const known = await db.attempts.get(stored.attemptId)
    if (known) {
      // The run ended on another device, to which a backup had brought it.
      await db.quizRuns.delete(run.quizId)
      return known
    }
    const { quiz } = stored
    const answers = allAnswers(quiz, stored.answers)
    const { score, passed } = gradeQuiz(quiz, answers)
    const made: QuizAttempt = {
      id: stored.attemptId,
      quizId: quiz.id,
      // A run that is found after its end ended at that earlier time.
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

/** Replaces this device's record of an attempt by the server's. */
async function keepServerAttempt(db: SituDb, { passed: _, passingScore: __, ...attempt }: QuizResult) {
  await db.attempts.put(attempt)
}

export const quizSubmit: QueuedWrite<'quizzes.submit'> = {
  name: msg`Quiz answers`,
  record: 'attempts',
  tables: ['attempts'],
  apply: (db, _, result) => keepServerAttempt(db, result),
}
