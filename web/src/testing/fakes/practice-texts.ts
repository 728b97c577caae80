import type { practiceTexts as contract } from 'shared/contract/calls/practice-texts'
import type { Handlers } from 'shared/contract/endpoint'
import type { PracticeText } from 'shared/model/content/practice-text'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { world } from '../world'
import { later, manage } from './admin/content'

const texts = manage<PracticeText>(
  'text',
  () => world.texts,
  () => world.trash.texts,
  ({ title_fr }) => title_fr,
)

export const practiceTexts: Handlers<typeof contract, Caller> = {
  list: () => world.texts,
  create: ({ body: { id = uuidv7(), ...text } }, caller) => texts.create({ ...text, id, updatedAt: later() }, caller),
  update: ({ params, body: { base, id: _, ...text } }, caller) =>
    texts.update(params.id, base, (before) => ({ ...before, ...text }), caller),
  remove: ({ params }, caller) => texts.remove(params.id, caller),
  deleted: () => texts.deleted(),
  restore: ({ params }, caller) => texts.restore(params.id, caller),
}
