import * as z from 'zod/mini'
import { TypingSessionInput, TypingSessionRow } from '../model/typing-session.ts'
import { TypingWords } from '../model/typing-words.ts'
import { get, post } from './endpoint.ts'

/** One's own typing sessions, and the words of random texts (spec 2 §7, §9). */
export const typing = {
  /** The newest twenty, the oldest first; screens reverse it. */
  sessions: get('/api/typing-sessions', { reply: z.array(TypingSessionRow) }),
  /** Null while there is none. */
  latest: get('/api/typing-sessions/latest', { reply: z.nullable(TypingSessionRow) }),
  save: post('/api/typing-sessions', {
    queued: true,
    writes: true,
    body: TypingSessionInput,
    reply: TypingSessionRow,
  }),
  words: get('/api/typing-words', { reply: TypingWords }),
}
