import type { TypingSession } from 'shared/rules/typing/typing-history'
import { entity } from '#data/db/table'

/** A typing run; `at` is its `createdAt` as a number, by which the newest are found. */
export interface StoredTypingSession extends TypingSession {
  at: number
}
/** The learner's typing runs: those of this device at once, those of other devices as they arrive. */
export const typingHistory = entity<StoredTypingSession, 'id'>()({ indexes: { 1: 'id, at' }, backup: 'always' })
