import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { practiceTexts as contract } from 'shared/contract/practice-texts'
import type { PracticeText } from 'shared/model/practice-text'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'
import { audit } from './admin-content'

const placeIn = (texts: readonly PracticeText[], id: string) => {
  const place = texts.findIndex((text) => text.id === id)
  return found(place < 0 ? undefined : place)
}
const named = ({ id, title_fr }: PracticeText) => ({ kind: 'text' as const, subjectId: id, subject: title_fr })
const move = (from: PracticeText[], to: PracticeText[], id: string) => {
  const [text] = from.splice(placeIn(from, id), 1)
  to.push(text as PracticeText)
  return text as PracticeText
}

export const practiceTexts: Handlers<typeof contract, Caller> = {
  list: () => world.texts,
  create: ({ body }, caller) => {
    const text = { ...body, id: uuidv7() }
    world.texts.push(text)
    audit(caller, { ...named(text), action: 'created' })
    return text
  },
  update: ({ params, body }, caller) => {
    const text = { ...body, id: params.id }
    world.texts[placeIn(world.texts, params.id)] = text
    audit(caller, { ...named(text), action: 'changed' })
    return text
  },
  remove: ({ params }, caller) => {
    const text = move(world.texts, world.trash.texts, params.id)
    audit(caller, { ...named(text), action: 'deleted' })
    return { message: MESSAGES.deleted }
  },
  deleted: () => world.trash.texts.toReversed(),
  restore: ({ params }, caller) => {
    const text = move(world.trash.texts, world.texts, params.id)
    audit(caller, { ...named(text), action: 'restored' })
    return text
  },
}
