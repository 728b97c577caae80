import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { useEverything } from '../testing/use-everything.ts'
import { openSqlite } from './sqlite.ts'

/** Statements that may read a whole table. The list must stay empty. */
const ALLOWED: readonly string[] = []
/** Schema work at the start, and rows that are not a table: of a VALUES list, or counted in a limited subquery. */
const SETUP = /kysely_migration|sqlite_master|pragma|^(create|alter|drop|begin|commit|rollback)\b/i
const ROWS_OF_VALUES = /^SCAN (\d+-ROW VALUES CLAUSE|CONSTANT ROW|counted$)/

/**
 * Tables with a `user_id` that are not a learner's own rows, with the reason. If the others were partitioned by user, a
 * statement with the user's id would query one partition only.
 */
const SHARED: Readonly<Record<string, string>> = {
  sessions: 'found by the token; those of everybody tell who is online',
  chat_messages: 'read by room, by all its members',
  chat_reports: 'read by the administrator',
}
const NAMES_USER = /"user_id"\)? (=|in|<>) |insert into "\w+" \([^)]*"user_id"|"users"\."id" = "\w+"\."user_id"/
/** Statements that cannot contain the user's id, with the reason. */
const USERLESS: readonly (readonly [statement: RegExp, why: string])[] = [
  [
    /"reset_tokens".*"token_hash" =|"reset_tokens".*"expires_at" <=/,
    'the token tells whose it is; what has run out is swept',
  ],
  [/"idempotency".*"kept_until" <=|"handed_passwords".*"expires_at" <=/, 'what has run out is swept'],
  [/"stripe_customers".*"customer_id" =/, 'the provider names its customer'],
]
/** Every table with a `user_id` column that is not shared. */
const tablesOfLearners = (db: SQLite.Database) =>
  db
    .prepare<unknown[], string>(
      "select m.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'user_id'",
    )
    .pluck()
    .all()
    .filter((name) => !(name in SHARED))
/** Statements on learners' rows without a user's id. */
const withoutUser = (statements: readonly string[], tables: readonly string[]) =>
  statements.filter(
    (sql) =>
      tables.some((name) => sql.includes(`"${name}"`)) &&
      !NAMES_USER.test(sql) &&
      !USERLESS.some(([known]) => known.test(sql)),
  )

test('every statement that runs finds its rows by an index', async () => {
  const statements = new Set<string>()
  const ofAdministration = new Set<string>()
  await useEverything(statements, ofAdministration)
  const folder = mkdtempSync(join(tmpdir(), 'situ-plans-'))
  const file = join(folder, 'situ.db')
  await (await openSqlite(file)).close()
  const db = new SQLite(file, { readonly: true })
  const bad: string[] = []
  const ran = [...new Set([...statements, ...ofAdministration])].filter((sql) => !SETUP.test(sql.trim()))
  for (const sql of ran) {
    // Lists of the administration may sort what an index has found; no statement scans a table.
    const forbidden = statements.has(sql) ? /SCAN|TEMP B-TREE/ : /SCAN/
    const steps = db
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...(sql.match(/\?/g) ?? []).map(() => null))
    for (const { detail } of steps)
      if (forbidden.test(detail) && !ROWS_OF_VALUES.test(detail) && !ALLOWED.includes(sql))
        bad.push(`${detail}: ${sql}`)
  }
  const ofLearners = tablesOfLearners(db)
  db.close()
  rmSync(folder, { recursive: true, force: true })
  expect(bad).toEqual([])
  const unnamed = withoutUser(
    [...statements].filter((sql) => !SETUP.test(sql.trim())),
    ofLearners,
  )
  expect(unnamed, 'name the user in these, or say in USERLESS or SHARED why they do not').toEqual([])
  expect(ran.length).toBeGreaterThan(60)
})
