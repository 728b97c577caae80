import { createHash } from 'node:crypto'
import SQLite from 'better-sqlite3'

/**
 * Digests of the tables, indexes and other objects of a database, by type and name. The digest of a table includes its
 * rows, but not the times of migrations. Throws if the database is damaged.
 */
export function digest(file: string): Map<string, string> {
  const db = new SQLite(file, { readonly: true })
  try {
    const state = db.pragma('integrity_check', { simple: true })
    if (state !== 'ok') throw new Error(`${file}: ${state}`)
    const things = db
      .prepare<[], { type: string; name: string; sql: string | null }>('select type, name, sql from sqlite_master')
      .all()
    const found = new Map<string, string>()
    for (const { type, name, sql } of things) {
      const hash = createHash('sha256').update(sql ?? '')
      if (type === 'table') {
        const rows = db.prepare<[], unknown[]>(`select * from ${name}`).raw().all()
        const lines = rows.map((row) => JSON.stringify(name === 'kysely_migration' ? row[0] : row)).sort()
        for (const line of lines) hash.update(`${line}\n`)
      }
      found.set(`${type} ${name}`, hash.digest('hex'))
    }
    return found
  } finally {
    db.close()
  }
}

/** The number of rows of each table. */
export function rowCounts(file: string): Map<string, number> {
  const db = new SQLite(file, { readonly: true })
  try {
    const tables = db.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all()
    return new Map(tables.map((name) => [name, Number(db.prepare(`select count(*) from ${name}`).pluck().get())]))
  } finally {
    db.close()
  }
}

/** The keys whose values differ between two maps. */
export const differences = <T>(a: Map<string, T>, b: Map<string, T>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name))
