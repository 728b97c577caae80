import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './db/sqlite.ts'
import { publishedQuizzes } from './db/tables/content/quizzes.ts'
import { moveToTrash } from './db/tables/content/trash.ts'
import { runCommand } from './operations/run-command.ts'
import { createPasswords } from './passwords.ts'
import { shipped } from './testing/api.ts'
import { startFakePostgres } from './testing/fake-postgres.ts'
import { seededFile } from './testing/seeded-database.ts'

// These tests run the real commands on a real database file.
let dir: string
let db: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'situ-operate-'))
  db = join(dir, 'situ.db')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))
const at = (name: string) => join(dir, name)
const operateWith = (set: Record<string, string>, ...words: string[]) =>
  runCommand(words, { PATH: process.env.PATH, DATA_DIR: dir, ...set })
const operate = (...words: string[]) => operateWith({}, ...words)
/** Queries the file directly, and closes it. */
function look<T>(sql: string) {
  const file = new SQLite(db)
  try {
    return file.prepare<[], T>(sql).all()
  } finally {
    file.close()
  }
}
async function withContent() {
  copyFileSync(await seededFile(shipped), db)
  return openSqlite(db)
}

test('without a known command it names them all and changes nothing', async () => {
  for (const words of [[], ['admin'], ['backup'], ['backup', 'a', 'b'], ['constent', 'export', 'x']]) {
    const { status, stdout, stderr } = await operate(...words)
    expect([status, stdout]).toEqual([2, ''])
    for (const usage of [
      'admin create',
      'admin reset-password',
      'backup FILE',
      'restore FILE',
      'move FILE',
      'content export FILE',
      'content import FILE',
      'pictures move',
    ])
      expect(stderr).toContain(usage)
  }
  expect(readdirSync(dir)).toEqual([])
})

test('as a program, it leaves its text and its exit status', () => {
  const started = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'operate.ts'), ...words],
      {
        env: { PATH: process.env.PATH ?? '', DATA_DIR: dir },
        encoding: 'utf8',
      },
    )
    return { status, stdout, stderr }
  }
  expect(started('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('admin create'), stderr: '' })
  expect(started('restore', at('none.db'))).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no file [^\n]+\n$/),
  })
})

test('the administrator is made once, and gets in again with a new password and no second factor', async () => {
  const first = await operate('admin', 'create')
  expect(first.status).toBe(0)
  const password = first.stdout.match(/^admin@situ\.local has the password (\S{16}) /)?.[1] ?? ''
  const hash = () =>
    look<{ id: string; passwordHash: string }>('select id, password_hash as passwordHash from users')[0]
  const before = hash()
  expect(await createPasswords().matches(before?.passwordHash, password)).toBe(true)

  const second = await operate('admin', 'create')
  expect(second).toMatchObject({ status: 1, stdout: '' })
  expect(second.stderr).toContain('has an account already')
  expect(hash()).toEqual(before)

  const file = new SQLite(db)
  file
    .prepare('insert into second_factors (user_id, sealed, confirmed_at, last_step) values (?, ?, 1, 1)')
    .run(before?.id, 'x')
  file.close()
  const reset = await operate('admin', 'reset-password')
  const again = reset.stdout.match(/has the password (\S{16}) /)?.[1] ?? ''
  expect(await createPasswords().matches(hash()?.passwordHash, again)).toBe(true)
  expect(await createPasswords().matches(hash()?.passwordHash, password)).toBe(false)
  expect(look('select * from second_factors')).toEqual([])
  const [entry] = look<{ actor: string; action: string; detail: string }>('select * from audit_log')
  expect(entry).toMatchObject({ actor: 'operator', action: 'password_set' })
  expect(JSON.stringify(entry)).not.toContain(again)

  const chosen = await operateWith({ ADMIN_PASSWORD: 'chosen by the operator' }, 'admin', 'reset-password')
  expect(chosen).toMatchObject({ status: 0, stdout: 'admin@situ.local has the password of ADMIN_PASSWORD\n' })
  expect(await createPasswords().matches(hash()?.passwordHash, 'chosen by the operator')).toBe(true)
})

test('there is nobody to reset before the account is made', async () => {
  const { status, stderr } = await operate('admin', 'reset-password')
  expect([status, stderr]).toEqual([1, 'There is no account of admin@situ.local; make it with: admin create.\n'])
})

test('a backup is made under a running server, checked, and brings everything back', async () => {
  const store = await withContent()
  const made = await operate('backup', at('backup.db'))
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).toContain('0 users, 0 activities')
  expect(statSync(at('backup.db')).mode & 0o777).toBe(0o600)

  // The commands overwrite no file, and restore nothing while a server runs.
  expect((await operate('backup', at('backup.db'))).stderr).toContain('there already')
  expect(await operate('restore', at('backup.db'))).toMatchObject({
    status: 1,
    stderr: 'The server is running: stop it, then restore.\n',
  })
  await store.write(async (tx) => {
    for (const { id } of await publishedQuizzes(tx)) await moveToTrash(tx, 'quizzes', id, 1)
  })
  await store.close()
  expect((await operate('restore', at('backup.db'))).status).toBe(0)
  const back = await openSqlite(db)
  expect(await publishedQuizzes(back.read)).toHaveLength(12)
  await back.close()
  // The earlier file is kept.
  expect(readdirSync(dir).filter((name) => name.startsWith('situ.db.before-'))).toHaveLength(1)
})

test('what is no sound backup of this product is not restored', async () => {
  await (await withContent()).close()
  const before = readFileSync(db)
  writeFileSync(at('text.db'), 'not a database, but a text of some length that has no header of one\n')
  const other = new SQLite(at('other.db'))
  other.exec('create table t (x)')
  other.close()
  expect((await operate('backup', at('broken.db'))).status).toBe(0)
  const bytes = readFileSync(at('broken.db'))
  bytes.fill(0xff, 8192, 40_000)
  writeFileSync(at('broken.db'), bytes)
  expect((await operate('backup', at('newer.db'))).status).toBe(0)
  const newer = new SQLite(at('newer.db'))
  newer.exec("insert into kysely_migration (name, timestamp) values ('9999-later', 'x')")
  newer.close()
  rmSync(at('newer.db.sha256'))
  for (const [name, why] of [
    ['none.db', 'There is no file'],
    ['text.db', 'is not a database'],
    ['other.db', 'is not a database of Situ'],
    ['broken.db', 'is damaged'],
    ['newer.db', 'is of a newer Situ'],
  ] as const) {
    const { status, stderr } = await operate('restore', at(name))
    expect([name, status, stderr.includes(why)]).toEqual([name, 1, true])
  }
  expect(readFileSync(db).equals(before)).toBe(true)
  expect(existsSync(`${db}.coming`)).toBe(false)
})

test('content goes out and comes in again: unchanged, changed, new, brought back', async () => {
  const store = await withContent()
  expect((await operate('content', 'export', at('all.yaml'))).stdout).toContain(
    '16 modules, 48 scenarios, 12 quizzes, 40 practice texts, 40 test dates',
  )
  expect((await operate('content', 'export', at('all.yaml'))).stderr).toContain('is there already')
  expect((await operate('content', 'import', at('all.yaml'))).stdout).toContain('0 made, 0 changed, 156 as they were')

  await store.write((tx) => moveToTrash(tx, 'quizzes', 'ethics-principles', 1))
  const text = readFileSync(at('all.yaml'), 'utf8')
  writeFileSync(
    at('some.yaml'),
    `${text.replace(/fr: Anatomie du cœur/, 'fr: Le cœur de verre').replace(/testDates:[\s\S]*/, '')}testDates:
  - { id: mine, date: "2027-03-01", time: "18:00", testType: X, language: fr, source: s, checkedOn: "2026-11-01" }
`,
  )
  expect((await operate('content', 'import', at('some.yaml'))).stdout).toContain('1 made, 2 changed, 114 as they were')
  expect((await publishedQuizzes(store.read)).map(({ id }) => id)).not.toContain('nothing')
  expect(look("select 1 from quizzes where id = 'ethics-principles' and is_published = 1")).toHaveLength(1)
  expect(look('select 1 from test_dates')).toHaveLength(41)
  expect(look("select 1 from practice_texts where body like '%Le cœur de verre%'")).toHaveLength(1)
  await store.close()
})

test('content with one wrong item changes nothing, and says which', async () => {
  await (await withContent()).close()
  await operate('content', 'export', at('all.yaml'))
  const text = readFileSync(at('all.yaml'), 'utf8')
  const counts = () => look('select id, updated_at from practice_texts order by id')
  const before = counts()
  const wrong: [string, string, RegExp][] = [
    ['no file', '', /There is no file/],
    ['no yaml', 'a: [', /not valid YAML/],
    ['another kind', 'format: other', /is not content of Situ/],
    ['no list', 'format: situ-content\nversion: 1\nmodules: 3', /modules: a list is expected/],
    [
      'a limit',
      text.replace('fr: Anatomie du cœur', 'fr: Le cœur de verre').replace(/timeLimit: \d+/, 'timeLimit: 4'),
      /quizzes\[0\] \(.+\): timeLimit is wrong/,
    ],
    [
      'twice',
      text.replace(/testDates:\n/, `testDates:\n${text.match(/testDates:\n( {2}- [\s\S]*?)\n {2}- /)?.[1]}\n`),
      /testDates\[1\] .+ used twice/,
    ],
  ]
  for (const [name, content, why] of wrong) {
    if (content) writeFileSync(at('wrong.yaml'), content)
    const { status, stderr } = await operate('content', 'import', content ? at('wrong.yaml') : at('none.yaml'))
    expect([name, status, stderr]).toEqual([name, 1, expect.stringMatching(why)])
  }
  expect(counts()).toEqual(before)
})

test('a file that a server has open is not moved; a database that cannot be opened is told in a sentence', async () => {
  const server = await withContent()
  const postgres = await startFakePostgres()
  const moved = () => operateWith({ DATABASE_URL: postgres.url }, 'move', db)
  expect(await moved()).toMatchObject({ status: 1, stderr: `The server of ${db} is running: stop it first.\n` })
  await server.close()
  expect((await moved()).stderr).not.toContain('is running')
  postgres.refuse('42501')
  expect((await moved()).stderr).toMatch(/^The database postgres:\/\/127\.[^\n]+ cannot be opened: [^\n]+\.\n$/)
  await postgres.stop()
})
