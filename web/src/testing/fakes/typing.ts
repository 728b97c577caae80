import type { typing as contract } from 'shared/contract/calls/typing'
import type { Handlers } from 'shared/contract/endpoint'
import { TYPING_HISTORY_MAX, type TypingSessionRow } from 'shared/model/typing-session'
import { groupBy } from 'shared/rules/group-by'
import { isCounted, sessionOfRow } from 'shared/rules/typing/typing-history'
import type { Caller } from '../caller'
import { world } from '../world'

const oldestFirst = (a: TypingSessionRow, b: TypingSessionRow) =>
  `${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? -1 : 1
const newest = (userId: string) => (world.typing[userId] ?? []).toSorted(oldestFirst).slice(-TYPING_HISTORY_MAX)

export const typing: Handlers<typeof contract, Caller> = {
  sessions: (_, { me }) => newest(me.user.id),
  latest: (_, { me }) => newest(me.user.id).at(-1) ?? null,
  totals: (_, { me }) =>
    [...groupBy(world.typing[me.user.id] ?? [], (row) => row.text_type)]
      .map(([textType, rows]) => {
        const counted = rows.filter((row) => isCounted(sessionOfRow(row))).map(({ wpm }) => wpm)
        return {
          textType,
          sessions: rows.length,
          seconds: rows.reduce((sum, row) => sum + row.time_elapsed, 0),
          best: counted.length === 0 ? null : Math.max(...counted),
        }
      })
      .sort((a, b) => (a.textType < b.textType ? -1 : 1)),
  save: ({ body }, { me }) => {
    world.typing[me.user.id] ??= []
    const mine = world.typing[me.user.id] ?? []
    const before = mine.find(({ id }) => id === body.id)
    if (before) return before
    const now = Date.now()
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
      // A time in the future is replaced by now.
      created_at: new Date(
        Math.min(body.createdAt === undefined ? now : Date.parse(body.createdAt), now),
      ).toISOString(),
    }
    mine.push(row)
    return row
  },
  words: () => world.typingWords,
}
