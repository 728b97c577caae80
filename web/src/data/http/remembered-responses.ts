import type { DBCore, DBCoreGetRequest, DBCoreKeyRange, DBCoreTable, Middleware } from 'dexie'
import { deepFreeze } from 'shared/rules/deep-freeze'
import { type CachedResponse, cachedResponses } from './cached-responses-table'

/** The replies with a tag that were read last, by path. */
export type Replies = Map<string, CachedResponse>

/** A range that contains one key only (Dexie exports the number as a constant that exists in its types alone). */
const only = (key: unknown): DBCoreKeyRange => ({ type: 1 as DBCoreKeyRange['type'], lower: key, upper: key })

function remembering(table: DBCoreTable, replies: Replies): DBCoreTable {
  const byTag = table.schema.getIndexByKeyPath(['path', 'etag'])
  // No `async` here: between a native `await` and its continuation Dexie loses the transaction.
  const read = (request: DBCoreGetRequest) =>
    table.get(request).then((row?: CachedResponse) => {
      if (row?.etag === undefined) replies.delete(request.key)
      else replies.set(request.key, import.meta.env.DEV ? deepFreeze(row) : row)
      return row
    })
  return {
    ...table,
    get: (request) => {
      const known = replies.get(request.key)
      if (!byTag || !known) return read(request)
      const { trans, key } = request
      const query = { index: byTag, range: only([key, known.etag]) }
      return table
        .query({ trans, values: false, limit: 1, query })
        .then(({ result }) => (result.length > 0 ? known : read(request)))
    },
    mutate: (request) => {
      if (request.type === 'put' || request.type === 'add') for (const { path } of request.values) replies.delete(path)
      else replies.clear()
      return table.mutate(request)
    },
  }
}

/**
 * Keeps the replies that have been read in memory, because the browser copies a reply from the database at each read,
 * and the list of scenarios has a megabyte. A reply is read again if the database has another `etag` for its path,
 * whichever tab has stored it. Readers get the same object each time and must not change it; in development and in
 * tests it is frozen.
 */
export const rememberedResponses = (replies: Replies): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'remembered-responses',
  // Below the level at which Dexie notes what a live query has read.
  level: -2,
  create: (core) => ({
    table: (name) => {
      const table = core.table(name)
      return name === cachedResponses.storedAs ? remembering(table, replies) : table
    },
  }),
})
