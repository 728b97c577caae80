import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from '../refusal'

/**
 * Number of rows of the previous page that each page repeats; the real server repeats rows younger than ten minutes.
 */
const REPEATED = 2

/** The refusal of an invalid cursor. */
export function badCursor() {
  const issue = { path: ['after'], code: 'invalid_format', format: 'cursor' }
  return new Refusal(422, { error: MESSAGES.invalid, issues: [issue] })
}

/**
 * A page of rows in the order of their arrival. The cursor is a number of rows; at the end it goes back, so that
 * readers must expect repetitions.
 */
export function pageOf<T>(rows: readonly T[], size: number, after = '0') {
  if (!/^\d{1,9}$/.test(after)) throw badCursor()
  const from = Number(after)
  const until = Math.min(from + size, rows.length)
  const hasMore = until < rows.length
  return { page: rows.slice(from, until), cursor: String(hasMore ? until : Math.max(0, until - REPEATED)), hasMore }
}
