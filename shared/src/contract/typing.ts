import * as z from 'zod/mini'
import { TypingSessionInput, TypingSessionRow } from '../model/typing-session.ts'
import { get, post } from './endpoint.ts'

/** One's own typing sessions (spec 2 §7). */
export const typing = {
  /** The oldest first; screens reverse it. */
  sessions: get('/api/typing-sessions', { reply: z.array(TypingSessionRow) }),
  /** Null while there is none. */
  latest: get('/api/typing-sessions/latest', { reply: z.nullable(TypingSessionRow) }),
  save: post('/api/typing-sessions', {
    queued: true,
    writes: true,
    body: TypingSessionInput,
    reply: TypingSessionRow,
  }),
}
