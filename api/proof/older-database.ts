import SQLite from 'better-sqlite3'
import { migrations } from '../src/db/migrations/all.ts'
import { openSqlite } from '../src/db/sqlite.ts'

const MIGRATIONS = 8
const ACTIVITIES_EACH = 9
/** The name of the backup that an upgrade of `olderDatabase` makes before migration 0009. */
export const COPY = 'situ.db.before-0009-people'

/**
 * A database as it was after migration 0008, with this many people and nine activities each. Later migrations process
 * all people.
 */
export async function olderDatabase(file: string, people: number) {
  const list = Object.fromEntries(Object.entries(migrations).slice(0, MIGRATIONS))
  await (await openSqlite(file, undefined, list)).close()
  const db = new SQLite(file)
  const user = db.prepare(
    'insert into users (id, email, password_hash, first_name, last_name, created_at) values (?, ?, ?, ?, ?, 1)',
  )
  const activity = db.prepare(
    `insert into activity_log (user_id, id, type, completed, occurred_at, received_at, local_day, title, description, icon, color, data)
     values (?, ?, 'game', 1, 1, 1, '2026-11-22', '', '', '', '', '{}')`,
  )
  db.transaction(() => {
    for (let i = 0; i < people; i++) {
      user.run(`u${i}`, `person-${i}@example.org`, 'hash', `Zoë-${i}`, "O'Côté")
      for (let n = 0; n < ACTIVITIES_EACH; n++) activity.run(`u${i}`, `a${n}`)
    }
  })()
  db.close()
}
