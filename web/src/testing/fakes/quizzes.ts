import type { Handlers } from 'shared/contract/endpoint'
import type { quizzes as contract } from 'shared/contract/quizzes'
import type { Quiz } from 'shared/model/quiz'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'

const published = () => world.quizzes.filter(({ isPublished }) => isPublished)
const quizOf = (id: string) => found(published().find((quiz) => quiz.id === id))
const attemptsOf = (userId: string, quizId: string) =>
  (world.attempts[userId] ?? []).filter((attempt) => attempt.quizId === quizId)

/** Percent of the points. */
function grade({ questions }: Quiz, answers: Record<string, string>) {
  const all = questions.reduce((sum, { points }) => sum + points, 0)
  const right = questions.filter(({ id, correctAnswer }) => answers[id] === correctAnswer)
  return all === 0 ? 0 : Math.round((right.reduce((sum, { points }) => sum + points, 0) / all) * 100)
}

export const quizzes: Handlers<typeof contract, Caller> = {
  list: () => published(),
  one: ({ params }) => quizOf(params.id),

  submit: ({ params, body }, { me }) => {
    const quiz = quizOf(params.id)
    const { id = uuidv7(), answers, timeSpent } = body
    const createdAt = new Date(body.createdAt ?? Date.now()).toISOString()
    world.attempts[me.user.id] ??= []
    const mine = world.attempts[me.user.id] ?? []
    const before = mine.find((attempt) => attempt.id === id)
    const attempt = before ?? { id, quizId: quiz.id, createdAt, score: grade(quiz, answers), timeSpent, answers }
    if (!before) mine.push(attempt)
    return { ...attempt, passed: attempt.score >= quiz.passingScore, passingScore: quiz.passingScore }
  },

  attempts: ({ params }, { me }) => attemptsOf(me.user.id, quizOf(params.id).id),
  attemptCount: ({ params }, { me }) => ({ count: attemptsOf(me.user.id, quizOf(params.id).id).length }),

  highestScore: ({ params }, { me }) => {
    const scores = attemptsOf(me.user.id, quizOf(params.id).id).map(({ score }) => score)
    return { highestScore: scores.length === 0 ? null : Math.max(...scores) }
  },
}
