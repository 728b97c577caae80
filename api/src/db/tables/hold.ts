import { sql } from 'kysely'
import { writesAlone } from '../prepared.ts'
import type { Db } from '../schema.ts'

/**
 * Locks this name until the transaction ends: a second transaction that locks the same name waits, and then reads what
 * the first one wrote. For data without a row yet, or without one row that every writer changes.
 */
export async function holdName(db: Db, name: string) {
  if (writesAlone(db)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}
