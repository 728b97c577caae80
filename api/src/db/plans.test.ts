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
 * Tables with a learner's own rows. If they were partitioned by user, a statement with the user's id would query one
 * partition only.
 */
const OF_A_LEARNER =
  /"(activity_log|progress_folds|module_states|page_progress|quiz_attempts|evaluations|objections|typing_sessions|idempotency|profile_images|password_history|handed_passwords|second_factors|reset_tokens|user_words|chat_blocks|chat_seats|stripe_customers)"/
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
/** Statements on learners' rows without a user's id. */
const withoutUser = (statements: readonly string[]) =>
  statements.filter(
    (sql) => OF_A_LEARNER.test(sql) && !NAMES_USER.test(sql) && !USERLESS.some(([known]) => known.test(sql)),
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
  db.close()
  rmSync(folder, { recursive: true, force: true })
  expect(bad).toEqual([])
  expect(withoutUser([...statements].filter((sql) => !SETUP.test(sql.trim())))).toEqual([])
  expect(ran.length).toBeGreaterThan(60)
})
