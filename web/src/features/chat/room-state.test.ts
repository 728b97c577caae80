import fc from 'fast-check'
import { CHAT_PAGE, type ChatMessage } from 'shared/model/people/chat-message'
import { describe, expect, test } from 'vitest'
import { joinEarlier, joinPage, messagesOf, type RoomState, roomAfter, UNKNOWN_ROOM } from './room-state'

const START = Date.UTC(2026, 0, 1)
const message = (n: number, userId = 'grace'): ChatMessage => ({
  id: `m${String(n).padStart(5, '0')}`,
  content: `word ${n}`,
  userId,
  senderName: 'Grace',
  userEmail: null,
  profileImageUrl: null,
  roomId: 'general',
  avatar: 'grace',
  createdAt: new Date(START + n * 1000).toISOString(),
})
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => message(from + i))
/** The server's pages of messages. */
const newest = (all: readonly ChatMessage[]) => all.slice(-CHAT_PAGE)
const pageBefore = (all: readonly ChatMessage[], id: string) => {
  const at = all.findIndex((one) => one.id === id)
  return at < 0 ? [] : all.slice(Math.max(0, at - CHAT_PAGE), at)
}
const numbers = (known: readonly ChatMessage[]) => known.map(({ id }) => Number(id.slice(1)))
const none = { known: [], isWhole: false }

describe('joinPage', () => {
  test('a page that is not full is the whole room', () =>
    expect(joinPage(none, range(0, 49))).toEqual({ known: range(0, 49), isWhole: true }))
  test('a full page may have more before it', () =>
    expect(joinPage(none, range(0, 50))).toEqual({ known: range(0, 50), isWhole: false }))
  test('what lies before the page stays', () =>
    expect(numbers(joinPage({ known: range(0, 60), isWhole: true }, range(12, 62)).known)).toEqual(
      numbers(range(0, 62)),
    ))
  test('what was removed goes', () => {
    const page = range(10, 62).filter(({ id }) => id !== message(30).id && id !== message(61).id)
    expect(numbers(joinPage({ known: range(0, 62), isWhole: false }, page).known)).toEqual([
      ...numbers(range(0, 10)),
      ...numbers(page),
    ])
  })
  test('an empty page empties the room', () =>
    expect(joinPage({ known: range(0, 5), isWhole: true }, [])).toEqual({ known: [], isWhole: true }))
  test('after a gap only the page is known', () =>
    expect(joinPage({ known: range(0, 60), isWhole: true }, range(60, 110))).toEqual({
      known: range(60, 110),
      isWhole: false,
    }))
  test('a removal in the page shows an earlier one: the beginning is not known any more', () =>
    expect(joinPage({ known: range(1, 51), isWhole: true }, [message(0), ...range(2, 51)]).isWhole).toBe(false))
  test('a whole room of exactly one page stays whole', () =>
    expect(joinPage({ known: range(0, 50), isWhole: true }, range(0, 50)).isWhole).toBe(true))
})

describe('joinEarlier', () => {
  test('comes in front of what it was asked before', () => {
    const all = range(0, 80)
    const known = newest(all)
    const pivot = known[1]?.id ?? ''
    const joined = joinEarlier({ known, isWhole: false }, pivot, pageBefore(all, pivot))
    expect(joined).toEqual({ known: all, isWhole: true })
  })
  test('drops the first one where it is gone by now', () => {
    const known = range(30, 80)
    const all = range(0, 80).filter(({ id }) => id !== known[0]?.id)
    const pivot = known[1]?.id ?? ''
    expect(joinEarlier({ known, isWhole: false }, pivot, pageBefore(all, pivot)).known).toEqual(all)
  })
  test('what it was asked before is gone: nothing changes', () =>
    expect(joinEarlier({ known: range(5, 9), isWhole: false }, 'elsewhere', range(0, 5)).known).toEqual(range(5, 9)))
})

test('whatever is written, removed and read, what is known is the end of the room without a gap', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), n: fc.integer({ min: 1, max: 70 }) }),
    fc.record({ kind: fc.constant('remove' as const), n: fc.nat(200) }),
    fc.record({ kind: fc.constant('poll' as const), n: fc.constant(0) }),
    fc.record({ kind: fc.constant('earlier' as const), n: fc.constant(0) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let all: ChatMessage[] = []
      let made = 0
      let room: RoomState = UNKNOWN_ROOM
      const poll = () => {
        room = roomAfter(room, { type: 'page', page: newest(all) })
      }
      for (const { kind, n } of steps) {
        if (kind === 'write') for (let i = 0; i < n; i++) all.push(message(made++))
        else if (kind === 'remove') all = all.filter((_, i) => i !== n)
        else if (kind === 'poll') poll()
        else {
          const pivot = room.known[1]
          if (!pivot || room.isWhole) continue
          const page = pageBefore(all, pivot.id)
          room = roomAfter(
            room,
            page.length > 0 ? { type: 'earlier', before: pivot.id, page } : { type: 'anew', page: newest(all) },
          )
        }
      }
      poll()
      // Messages deleted before the newest page are not requested again.
      const still = room.known.filter(({ id }) => all.some((one) => one.id === id))
      expect(still).toEqual(all.slice(all.length - still.length))
      if (room.isWhole) expect(still).toEqual(all)
    }),
    { numRuns: 300 },
  )
})

describe('what is shown', () => {
  const room = (over: Partial<RoomState>): RoomState => ({ ...UNKNOWN_ROOM, known: range(0, 3), ...over })
  test('a sent message stays when a page that was asked before lacks it, not when the next one does', () => {
    const sent = message(9, 'ada')
    const once = roomAfter(roomAfter(room({}), { type: 'sent', message: sent }), { type: 'page', page: range(0, 3) })
    expect(messagesOf(once, [])).toEqual([...range(0, 3), sent])
    const again = roomAfter(once, { type: 'page', page: range(0, 3) })
    expect(messagesOf(again, [])).toEqual(range(0, 3))
  })
  test('a sent message that is in the page is there once', () => {
    const sent = message(9, 'ada')
    const after = roomAfter(roomAfter(room({}), { type: 'sent', message: sent }), {
      type: 'page',
      page: [...range(0, 3), sent],
    })
    expect(messagesOf(after, [])).toEqual([...range(0, 3), sent])
    expect(after.sent).toEqual([])
  })
  test('without what was removed here, and without the people who are blocked', () => {
    const known = [message(0), message(1, 'eve'), message(2)]
    expect(numbers(messagesOf(roomAfter(room({ known }), { type: 'gone', id: message(2).id }), ['eve']))).toEqual([0])
  })
})
