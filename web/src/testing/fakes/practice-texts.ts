import type { Handlers } from 'shared/contract/endpoint'
import type { practiceTexts as contract } from 'shared/contract/practice-texts'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'

const placeOf = (id: string) => {
  const place = world.texts.findIndex((text) => text.id === id)
  return found(place < 0 ? undefined : place)
}

export const practiceTexts: Handlers<typeof contract, Caller> = {
  list: () => world.texts,
  create: ({ body }) => {
    const text = { ...body, id: uuidv7() }
    world.texts.push(text)
    return text
  },
  update: ({ params, body }) => {
    const text = { ...body, id: params.id }
    world.texts[placeOf(params.id)] = text
    return text
  },
  remove: ({ params }) => {
    world.texts.splice(placeOf(params.id), 1)
    return { message: 'Deleted' }
  },
}
