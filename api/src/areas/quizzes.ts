import type { quizzes as contract } from 'shared/contract/calls/quizzes'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { allAnswers, gradeQuiz, isPassed } from 'shared/rules/quizzes/quiz'
import { uuidv7 } from 'uuidv7'
import type { QuizAttemptRow } from '../db/rows/practice.ts'
import type { Db } from '../db/schema.ts'
import { isKnownQuiz, versionOf } from '../db/tables/content/quiz-versions.ts'
import { publishedQuiz, publishedQuizzes } from '../db/tables/content/quizzes.ts'
import { addAttempt, attemptOf, attemptSummary, attemptsAfter, attemptsOf } from '../db/tables/quiz-attempts.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import { momentOf } from './moment.ts'
import { startOf } from './page-start.ts'

const missing = () => new Refusal(404, MESSAGES.notFound)
/**
 * Throws 404 unless the quiz exists or existed: the caller's attempts can be read even if the quiz was hidden or
 * deleted.
 */
async function mustBeKnown(db: Db, quizId: string) {
  if (!(await isKnownQuiz(db, quizId))) throw missing()
}
const resultOf = (row: QuizAttemptRow) => ({
  ...attemptOf(row),
  passed: isPassed(row.score, row.passingScore),
  passingScore: row.passingScore,
})

/** Quizzes and the caller's own attempts at them. */
export const quizzes: Handlers<typeof contract, Call> = {
  list: (_, { db }) => publishedQuizzes(db),

  one: async ({ params }, { db }) => {
    const quiz = await publishedQuiz(db, params.id)
    if (!quiz) throw missing()
    return quiz
  },

  // Unpublished quizzes are accepted too, because an offline attempt may arrive after its quiz was edited, hidden or
  // deleted.
  submit: async ({ params, body }, { db, user, now, key }) => {
    const version = await versionOf(db, params.id, body.version === undefined ? undefined : Date.parse(body.version))
    if (!version) throw missing()
    const attempt = await addAttempt(db, {
      userId: user.id,
      id: body.id ?? key ?? uuidv7(),
      quizId: params.id,
      score: gradeQuiz(version, body.answers).score,
      passingScore: version.passingScore,
      timeSpent: body.timeSpent,
      answers: JSON.stringify(allAnswers(version, body.answers)),
      createdAt: momentOf(body.createdAt, now),
      receivedAt: now,
    })
    return resultOf(attempt)
  },

  attempts: async ({ params }, { db, user }) => {
    await mustBeKnown(db, params.id)
    return attemptsOf(db, { userId: user.id, quizId: params.id })
  },

  attemptCount: async ({ params }, { db, user }) => {
    await mustBeKnown(db, params.id)
    const { count } = await attemptSummary(db, { userId: user.id, quizId: params.id })
    return { count }
  },

  allAttempts: ({ query }, { db, user, now }) => attemptsAfter(db, user.id, startOf(query), now),

  highestScore: async ({ params }, { db, user }) => {
    await mustBeKnown(db, params.id)
    const { highestScore } = await attemptSummary(db, { userId: user.id, quizId: params.id })
    return { highestScore }
  },
}
