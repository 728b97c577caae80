import { entity } from '#data/db/table'

/**
 * The last server reply for a path. The time of its arrival is kept in memory only, so that a reload requests it again.
 */
export interface StoredAnswer {
  path: string
  value: unknown
  /** The ETag of this reply: sent with the next request, it tells whether anything changed. */
  etag?: string
}
export const answers = entity<StoredAnswer, 'path'>()({ indexes: { 1: 'path' }, backup: 'never' })
