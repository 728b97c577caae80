import type { quizzes as contract } from 'shared/contract/calls/quizzes'
import type { Handlers } from 'shared/contract/endpoint'
import { ATTEMPTS_PAGE, type QuizAttempt } from 'shared/model/quiz-attempt'
import { allAnswers, gradeQuiz, isPassed } from 'shared/rules/quizzes/quiz'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'
import { pageOf } from './page-of'

const published = () => world.quizzes.filter(({ isPublished }) => isPublished)
/** Published or not, because a quiz that was taken offline may have been withdrawn since. */
const quizOf = (id: string) => found(world.quizzes.find((quiz) => quiz.id === id))
const mine = (userId: string): QuizAttempt[] => {
  world.attempts[userId] ??= []
  return world.attempts[userId]
}
const newestFirst = (a: QuizAttempt, b: QuizAttempt) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? 1 : -1)
const attemptsOf = (userId: string, id: string) => {
  const quiz = quizOf(id)
  return mine(userId)
    .filter(({ quizId }) => quizId === quiz.id)
    .sort(newestFirst)
}
const resultOf = (attempt: QuizAttempt) => {
  const { passingScore } = quizOf(attempt.quizId)
  return { ...attempt, passed: isPassed(attempt.score, passingScore), passingScore }
}

export const quizzes: Handlers<typeof contract, Caller> = {
  list: () => published(),
  one: ({ params }) => found(published().find(({ id }) => id === params.id)),

  submit: ({ params, body }, { me }) => {
    const quiz = quizOf(params.id)
    const { id = uuidv7(), answers, timeSpent } = body
    const before = mine(me.user.id).find((attempt) => attempt.id === id)
    if (before) return resultOf(before)
    const now = Date.now()
    const attempt: QuizAttempt = {
      id,
      quizId: quiz.id,
      // A time in the future is replaced by now.
      createdAt: new Date(Math.min(body.createdAt === undefined ? now : Date.parse(body.createdAt), now)).toISOString(),
      score: gradeQuiz(quiz, answers).score,
      timeSpent,
      answers: allAnswers(quiz, answers),
    }
    mine(me.user.id).push(attempt)
    return resultOf(attempt)
  },

  attempts: ({ params }, { me }) => attemptsOf(me.user.id, params.id),
  attemptCount: ({ params }, { me }) => ({ count: attemptsOf(me.user.id, params.id).length }),

  allAttempts: ({ query }, { me }) => {
    const { page, ...rest } = pageOf(mine(me.user.id), ATTEMPTS_PAGE, query.after)
    return { attempts: page, ...rest }
  },

  highestScore: ({ params }, { me }) => {
    const scores = attemptsOf(me.user.id, params.id).map(({ score }) => score)
    return { highestScore: scores.length === 0 ? null : Math.max(...scores) }
  },
}
