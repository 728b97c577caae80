import type { adminQuizzes as contract } from 'shared/contract/admin/quizzes'
import type { Handlers } from 'shared/contract/endpoint'
import type { Question, QuestionInput, Quiz } from 'shared/model/quiz'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'

const quizOf = (id: string) => found(world.quizzes.find((quiz) => quiz.id === id))
const numbered = (questions: QuestionInput[]): Question[] =>
  questions.map((question, i) => ({ ...question, id: question.id ?? `q${i + 1}` }))

const now = () => new Date().toISOString()

export const adminQuizzes: Handlers<typeof contract, Caller> = {
  list: () => world.quizzes,

  create: ({ body }) => {
    const quiz: Quiz = { ...body, id: body.id ?? uuidv7(), updatedAt: now(), questions: numbered(body.questions) }
    world.quizzes.push(quiz)
    return quiz
  },

  update: ({ params, body }) => {
    const { questions, ...rest } = body
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const changed = { ...given, ...(questions && { questions: numbered(questions) }), updatedAt: now() }
    return Object.assign(quizOf(params.id), changed)
  },

  remove: ({ params }) => {
    world.quizzes.splice(world.quizzes.indexOf(quizOf(params.id)), 1)
    return { message: 'Deleted' }
  },
}
