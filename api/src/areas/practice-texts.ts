import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { practiceTexts as contract } from 'shared/contract/practice-texts'
import type { PracticeText } from 'shared/model/practice-text'
import { uuidv7 } from 'uuidv7'
import {
  addPracticeText,
  changePracticeText,
  practiceTexts as everyText,
  practiceTextById,
} from '../db/tables/practice-texts.ts'
import { inTrash, moveToTrash, takeFromTrash } from '../db/tables/trash.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import { audit } from './admin/audit.ts'

const missing = () => new Refusal(404, MESSAGES.notFound)
const named = ({ id, title_fr }: PracticeText) => ({ kind: 'text' as const, subjectId: id, subject: title_fr })

/** Texts to type (spec 2 §7, spec 3 §7.1). */
export const practiceTexts: Handlers<typeof contract, Call> = {
  list: (_, { db }) => everyText(db),

  create: async ({ body }, call) => {
    const text = { ...body, id: uuidv7() }
    await addPracticeText(call.db, text, call.now)
    await audit(call, { ...named(text), action: 'created' })
    return text
  },

  update: async ({ params, body }, call) => {
    const text = { ...body, id: params.id }
    if (!(await changePracticeText(call.db, text, call.now))) throw missing()
    await audit(call, { ...named(text), action: 'changed' })
    return text
  },

  remove: async ({ params: { id } }, call) => {
    const text = await practiceTextById(call.db, id)
    if (!text || !(await moveToTrash(call.db, 'practiceTexts', id, call.now))) throw missing()
    await audit(call, { ...named(text), action: 'deleted' })
    return { message: MESSAGES.deleted }
  },

  deleted: async (_, { db }) => {
    const texts = await Promise.all((await inTrash(db, 'practiceTexts')).map((id) => practiceTextById(db, id)))
    return texts.filter((text) => text !== undefined)
  },

  restore: async ({ params: { id } }, call) => {
    if (!(await takeFromTrash(call.db, 'practiceTexts', id, call.now))) throw missing()
    const text = await practiceTextById(call.db, id)
    if (!text) throw missing()
    await audit(call, { ...named(text), action: 'restored' })
    return text
  },
}
