import type { PGlite } from '@electric-sql/pglite'
import { type Dialect, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { lastingPool } from '../db/lasting-pool.ts'

/** The round trips to the database, in order; each is a list of the statements that were sent together. */
export interface Asked {
  trips: string[][]
}

/**
 * The server's own way to PostgreSQL, over a database in this process. A statement that is sent while none is in
 * progress begins a new round trip, and no result arrives before all statements that do not wait for it were sent.
 */
export function countedPostgres(pglite: PGlite, asked: Asked): Dialect {
  let under = 0
  const client = {
    on: () => client,
    release: () => {},
    async query({ text, values }: { text: string; values: unknown[] }) {
      if (under++ === 0) asked.trips.push([])
      asked.trips.at(-1)?.push(text)
      try {
        await new Promise(setImmediate)
        if (text.includes(';')) await pglite.exec(text)
        else {
          const { rows, affectedRows } = await pglite.query(text, values)
          return { command: text.split(' ')[0]?.toUpperCase(), rows, rowCount: affectedRows }
        }
        return { command: 'BEGIN', rows: [], rowCount: 0 }
      } finally {
        under--
      }
    },
  }
  const pool = { connect: async () => client, end: () => pglite.close(), on: () => pool, options: {} }
  return new PostgresDialect({ pool: lastingPool(pool as unknown as Pool, () => {}) })
}
