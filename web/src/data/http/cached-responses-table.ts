import { entity } from '#data/db/table'

/**
 * The last server reply for a path. The time of its arrival is kept in memory only, so that a reload requests it again.
 */
export interface CachedResponse {
  path: string
  value: unknown
  /** The ETag of this reply: sent with the next request, it tells whether anything changed. */
  etag?: string
}
/**
 * The first version of the database called this table `answers`. Under a new name, every device would lose its stored
 * replies.
 */
export const cachedResponses = entity<CachedResponse, 'path'>()({
  storedAs: 'answers',
  // The tag of a reply is read without the reply (remembered-responses.ts).
  indexes: { 1: 'path', 6: 'path, [path+etag]' },
  backup: 'never',
})
