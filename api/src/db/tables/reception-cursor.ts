/** The row after which a list in the order of reception continues. */
export interface Place {
  receivedAt: number
  id: string
}

const START: Place = { receivedAt: 0, id: '' }
const SAFETY_MS = 10 * 60_000
const CURSOR = /^([0-9a-z]{1,11})(?:\.(.{1,64}))?$/su

const cursorOf = ({ receivedAt, id }: Place) => `${receivedAt.toString(36)}${id === '' ? '' : `.${id}`}`

/** The place of a cursor, the beginning where none is given; undefined for an invalid cursor. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return START
  const [, at = '', id = ''] = CURSOR.exec(cursor) ?? []
  const receivedAt = Number.parseInt(at, 36)
  return Number.isSafeInteger(receivedAt) ? { receivedAt, id } : undefined
}

/**
 * Makes a page of the rows after `after`, of which one more than `size` was queried. At the end of the list the cursor
 * goes back at least ten minutes, because simultaneous writes may become visible in another order than that of
 * reception: the next pull sees late rows, and repeats some.
 */
export function pageOf<R extends Place>(rows: readonly R[], size: number, after: Place, now: number) {
  const page = rows.slice(0, size)
  const last = page.at(-1) ?? after
  const hasMore = rows.length > size
  const settled = now - SAFETY_MS
  const end = hasMore || last.receivedAt < settled ? last : { receivedAt: Math.max(0, settled), id: '' }
  return { page, cursor: cursorOf(end), hasMore }
}
