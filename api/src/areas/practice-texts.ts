import type { practiceTexts as contract } from 'shared/contract/calls/practice-texts'
import type { Handlers } from 'shared/contract/endpoint'
import type { PracticeText } from 'shared/model/content/practice-text'
import { uuidv7 } from 'uuidv7'
import { practiceTexts as everyText, practiceTextById, savePracticeText } from '../db/tables/content/practice-texts.ts'
import type { Call } from '../http/call.ts'
import { manageContent } from './admin/manage-content.ts'

const manage = manageContent<PracticeText>({
  kind: 'text',
  trash: 'practiceTexts',
  all: everyText,
  one: practiceTextById,
  nameOf: ({ title_fr }) => title_fr,
  save: (db, { updatedAt: _, ...text }, now) => savePracticeText(db, text, now),
})

/** Texts to type. */
export const practiceTexts: Handlers<typeof contract, Call> = {
  list: manage.list,
  create: ({ body: { id = uuidv7(), ...text } }, call) =>
    manage.create({ ...text, id, updatedAt: new Date(call.now).toISOString() }, call),
  update: ({ params, body: { base, id: _, ...text } }, call) =>
    manage.update(params.id, base, (before) => ({ ...before, ...text }), call),
  remove: ({ params }, call) => manage.remove(params.id, call),
  deleted: manage.deleted,
  restore: ({ params }, call) => manage.restore(params.id, call),
}
