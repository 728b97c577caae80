import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { practiceTexts as contract } from 'shared/contract/practice-texts'
import { uuidv7 } from 'uuidv7'
import {
  addPracticeText,
  changePracticeText,
  practiceTexts as everyText,
  removePracticeText,
} from '../db/tables/practice-texts.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'

const missing = () => new Refusal(404, MESSAGES.notFound)

/** Texts to type (spec 2 §7, spec 3 §7.1). */
export const practiceTexts: Handlers<typeof contract, Call> = {
  list: (_, { db }) => everyText(db),

  create: async ({ body }, { db, now }) => {
    const text = { ...body, id: uuidv7() }
    await addPracticeText(db, text, now)
    return text
  },

  update: async ({ params, body }, { db, now }) => {
    const text = { ...body, id: params.id }
    if (!(await changePracticeText(db, text, now))) throw missing()
    return text
  },

  remove: async ({ params }, { db }) => {
    if (!(await removePracticeText(db, params.id))) throw missing()
    return { message: MESSAGES.deleted }
  },
}
