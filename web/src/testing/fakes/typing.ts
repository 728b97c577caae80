import type { Handlers } from 'shared/contract/endpoint'
import type { typing as contract } from 'shared/contract/typing'
import type { TypingSessionRow } from 'shared/model/typing-session'
import type { Caller } from '../caller'
import { world } from '../world'

export const typing: Handlers<typeof contract, Caller> = {
  sessions: (_, { me }) => world.typing[me.user.id] ?? [],
  latest: (_, { me }) => world.typing[me.user.id]?.at(-1) ?? null,
  save: ({ body }, { me }) => {
    world.typing[me.user.id] ??= []
    const mine = world.typing[me.user.id] ?? []
    const before = mine.find(({ id }) => id === body.id)
    if (before) return before
    const row: TypingSessionRow = {
      id: body.id,
      wpm: body.wpm,
      accuracy: body.accuracy,
      errors: body.errors,
      time_elapsed: body.timeElapsed,
      characters_typed: body.charactersTyped,
      correct_chars: body.correctChars,
      text_type: body.textType,
      text_title: body.textTitle,
      created_at: new Date(body.createdAt ?? Date.now()).toISOString(),
    }
    mine.push(row)
    return row
  },
}
