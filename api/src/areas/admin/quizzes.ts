import { setImmediate as nextTurn } from 'node:timers/promises'
import type { adminQuizzes as contract } from 'shared/contract/calls/admin/quizzes'
import type { Handlers } from 'shared/contract/endpoint'
import type { Question, QuestionInput, Quiz, QuizInput } from 'shared/model/content/quiz'
import { uuidv7 } from 'uuidv7'
import { allModules } from '../../db/tables/content/modules.ts'
import { allQuizzes, learnersOfQuiz, placeOfQuiz, quizById, saveQuiz } from '../../db/tables/content/quizzes.ts'
import { isInTrash } from '../../db/tables/content/trash.ts'
import type { Call } from '../../http/call.ts'
import { given, manageContent } from './manage-content.ts'

/** Questions keep their ids, to which learners' answers and reviews refer; a new one gets the next free number. */
function numbered(questions: readonly QuestionInput[]): Question[] {
  const taken = new Set(questions.map(({ id }) => id))
  let last = 0
  const next = () => {
    do last++
    while (taken.has(`q${last}`))
    return `q${last}`
  }
  return questions.map((question) => ({ ...question, id: question.id ?? next() }))
}

const manage = manageContent<Quiz>({
  kind: 'quiz',
  trash: 'quizzes',
  all: allQuizzes,
  one: quizById,
  nameOf: ({ title }) => title.fr,
  save: async (db, { updatedAt: _, ...quiz }, now) => saveQuiz(db, quiz, await placeOfQuiz(db, quiz.id), now),
  dependents: async (db, id) => ({
    learners: await learnersOfQuiz(db, id),
    namedBy: (await allModules(db))
      .filter(({ relatedQuizzes }) => relatedQuizzes.includes(id))
      .map((module) => ({ kind: 'module', id: module.id, title: module.title })),
  }),
})

type CallOf<K extends keyof typeof contract> = Handlers<typeof contract, Call>[K]
const create: CallOf<'create'> = ({ body: { id = uuidv7(), ...quiz } }, call) =>
  manage.create({ ...quiz, id, questions: numbered(quiz.questions), updatedAt: new Date(call.now).toISOString() }, call)
const update: CallOf<'update'> = ({ params, body: { base, ...patch } }, call) =>
  manage.update(
    params.id,
    base,
    (quiz) => {
      const { questions, ...rest } = given(patch)
      return { ...quiz, ...rest, ...(questions && { questions: numbered(questions) }) }
    },
    call,
  )

/** Creates a quiz from a file, or replaces the one with its id, even a deleted one. */
async function takeIn({ id, ...quiz }: QuizInput, call: Call): Promise<Quiz> {
  if (id === undefined || !(await quizById(call.db, id)))
    return create({ params: {}, query: undefined, body: { ...quiz, id } }, call)
  if (await isInTrash(call.db, 'quizzes', id)) await manage.restore(id, call)
  return update({ params: { id }, query: undefined, body: quiz }, call)
}

/**
 * The administrator's operations on quizzes. An attempt that began before an edit is still graded by the version that
 * the learner took.
 */
export const adminQuizzes: Handlers<typeof contract, Call> = {
  list: manage.list,
  create,
  update,
  import: async ({ body }, call) => {
    const taken: Quiz[] = []
    // The whole file is one transaction. SQLite runs statements synchronously, so other requests get a turn after each
    // quiz.
    for (const quiz of body.quizzes) {
      taken.push(await takeIn(quiz, call))
      await nextTurn()
    }
    return taken
  },
  remove: ({ params }, call) => manage.remove(params.id, call),
  deleted: manage.deleted,
  restore: ({ params }, call) => manage.restore(params.id, call),
  dependents: ({ params }, call) => manage.dependents(params.id, call),
}
