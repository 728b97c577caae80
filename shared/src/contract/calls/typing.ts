import * as z from 'zod/mini'
import { TypingSessionInput, TypingSessionRow, TypingTotalsRow } from '../../model/typing-session.ts'
import { TypingWords } from '../../model/typing-words.ts'
import { get, post } from '../endpoint.ts'

/** The caller's typing sessions, and the words of random texts. */
export const typing = {
  /** The newest twenty, in order of time; screens reverse the order. */
  sessions: get('/api/typing-sessions', { reply: z.array(TypingSessionRow) }),
  /** Null while there is none. */
  latest: get('/api/typing-sessions/latest', { reply: z.nullable(TypingSessionRow) }),
  /** Totals of all sessions, by kind of text. */
  totals: get('/api/typing-sessions/totals', { reply: z.array(TypingTotalsRow) }),
  save: post('/api/typing-sessions', {
    queued: true,
    writes: true,
    body: TypingSessionInput,
    reply: TypingSessionRow,
  }),
  words: get('/api/typing-words', { reply: TypingWords }),
}
