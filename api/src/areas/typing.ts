import type { Handlers } from 'shared/contract/endpoint'
import type { typing as contract } from 'shared/contract/typing'
import type { TypingWords } from 'shared/model/typing-words'
import { addTypingSession, typingSessionsOf } from '../db/tables/typing-sessions.ts'
import type { Call } from '../http/call.ts'

/** One's own typing sessions and the words of random texts (spec 2 §7, §9). */
export const typing = (words: TypingWords): Handlers<typeof contract, Call> => ({
  sessions: (_, { db, user }) => typingSessionsOf(db, user.id),

  latest: async (_, { db, user }) => (await typingSessionsOf(db, user.id, 1))[0] ?? null,

  save: ({ body: { createdAt, ...session } }, { db, user, now }) =>
    addTypingSession(db, {
      ...session,
      userId: user.id,
      // The future is not believed: what is dated after now happened now.
      createdAt: createdAt === undefined ? now : Math.min(Date.parse(createdAt), now),
      receivedAt: now,
    }),

  words: () => words,
})
