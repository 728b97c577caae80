import type { typing as contract } from 'shared/contract/calls/typing'
import type { Handlers } from 'shared/contract/endpoint'
import type { TypingWords } from 'shared/model/typing-words'
import { addTypingSession, typingSessionsOf, typingTotalsOf } from '../db/tables/typing-sessions.ts'
import type { Call } from '../http/call.ts'
import { momentOf } from './moment.ts'

/** The caller's typing sessions and the words of random texts. */
export const typing = (words: TypingWords): Handlers<typeof contract, Call> => ({
  sessions: (_, { db, user }) => typingSessionsOf(db, user.id),

  latest: async (_, { db, user }) => (await typingSessionsOf(db, user.id, 1))[0] ?? null,

  totals: (_, { db, user }) => typingTotalsOf(db, user.id),

  save: ({ body: { createdAt, ...session } }, { db, user, now }) =>
    addTypingSession(db, {
      ...session,
      userId: user.id,
      createdAt: momentOf(createdAt, now),
      receivedAt: now,
    }),

  words: () => words,
})
