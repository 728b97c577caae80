import type { adminQuizzes as contract } from 'shared/contract/calls/admin/quizzes'
import type { Handlers } from 'shared/contract/endpoint'
import type { Question, QuestionInput, Quiz } from 'shared/model/content/quiz'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../../caller'
import { world } from '../../world'
import { given, later, manage } from './content'

const numbered = (questions: readonly QuestionInput[]): Question[] => {
  const taken = new Set(questions.map(({ id }) => id))
  const free = Array.from({ length: questions.length * 2 }, (_, i) => `q${i + 1}`).filter((id) => !taken.has(id))
  return questions.map((question) => ({ ...question, id: question.id ?? (free.shift() as string) }))
}
const quizzes = manage<Quiz>(
  'quiz',
  () => world.quizzes,
  () => world.trash.quizzes,
)

export const adminQuizzes: Handlers<typeof contract, Caller> = {
  list: () => world.quizzes,
  create: ({ body: { id = uuidv7(), ...quiz } }, caller) =>
    quizzes.create({ ...quiz, id, updatedAt: later(), questions: numbered(quiz.questions) }, caller),
  import: ({ body }, caller) =>
    body.quizzes.map(({ id = uuidv7(), ...quiz }) => {
      const taken = { ...quiz, questions: numbered(quiz.questions) }
      if (world.trash.quizzes.some((one) => one.id === id)) quizzes.restore(id, caller)
      return world.quizzes.some((one) => one.id === id)
        ? quizzes.update(id, undefined, (before) => ({ ...before, ...taken }), caller)
        : quizzes.create({ ...taken, id, updatedAt: later() }, caller)
    }),
  update: ({ params, body: { base, ...patch } }, caller) =>
    quizzes.update(
      params.id,
      base,
      (quiz) => {
        const { questions, ...rest } = given(patch)
        return { ...quiz, ...rest, ...(questions && { questions: numbered(questions) }) }
      },
      caller,
    ),
  remove: ({ params }, caller) => quizzes.remove(params.id, caller),
  deleted: () => quizzes.deleted(),
  restore: ({ params }, caller) => quizzes.restore(params.id, caller),
  dependents: ({ params }) => {
    const { id } = quizzes.present(params.id)
    return {
      learners: Object.values(world.attempts).filter((attempts) => attempts.some(({ quizId }) => quizId === id)).length,
      namedBy: world.modules
        .filter(({ relatedQuizzes }) => relatedQuizzes.includes(id))
        .map((module) => ({ kind: 'module' as const, id: module.id, title: module.title })),
    }
  },
}
