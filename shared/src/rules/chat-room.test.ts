import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MESSAGE_START_MAX } from '../model/people/chat-inbox.ts'
import { isOpenRoom, messageStart, partnerIn, privateRoom } from './chat-room.ts'

test.each([
  ['general', true],
  ['study-group', true],
  ['a_b', false],
  ['General', false],
  ['', false],
])('%s is everybody’s: %s', (room, open) => expect(isOpenRoom(room)).toBe(open))

test.each([
  ['a_b', 'a', 'b'],
  ['a_b', 'b', 'a'],
  ['b_a', 'a', undefined],
  ['a_b', 'c', undefined],
  ['a_a', 'a', undefined],
  ['a_b_c', 'a', undefined],
  ['a_', 'a', undefined],
  ['_a', 'a', undefined],
  ['general', 'a', undefined],
])('in %s, %s meets %s', (room, me, other) => expect(partnerIn(room, me)).toBe(other))

const id = fc.stringMatching(/^[a-z0-9-]{1,36}$/)
test('two people have one room, and nobody else is in it', () => {
  fc.assert(
    fc.property(id, id, id, (a, b, c) => {
      fc.pre(a !== b && c !== a && c !== b)
      const room = privateRoom(a, b)
      expect(privateRoom(b, a)).toBe(room)
      expect(partnerIn(room, a)).toBe(b)
      expect(partnerIn(room, b)).toBe(a)
      expect(partnerIn(room, c)).toBeUndefined()
    }),
  )
})

test.each([
  ['Bonjour', 'Bonjour'],
  ['one\n\n two\t three ', 'one two three'],
  ['x'.repeat(MESSAGE_START_MAX), 'x'.repeat(MESSAGE_START_MAX)],
  ['x'.repeat(MESSAGE_START_MAX + 1), `${'x'.repeat(MESSAGE_START_MAX - 1)}…`],
  // A character outside the basic plane is one character, and is never cut in two.
  ['😀'.repeat(MESSAGE_START_MAX), '😀'.repeat(MESSAGE_START_MAX)],
  ['😀'.repeat(MESSAGE_START_MAX + 1), `${'😀'.repeat(MESSAGE_START_MAX - 1)}…`],
])('a message begins on one line %#', (content, start) => expect(messageStart(content)).toBe(start))
