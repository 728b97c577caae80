import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileError } from './file-error.ts'
import { dumpPostgres } from './postgres-dump.ts'

const SERVER = 'postgres://situ:s%40cret@db.example:5433/situ?sslmode=verify-full'
let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'situ-dump-'))
  file = join(dir, 'backup.dump')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** A folder with programs of these names, as shell scripts. */
function programs(scripts: Record<string, string>) {
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(dir, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return [dir]
}
const DUMP = `for last; do :; done; echo "$PGHOST $PGPORT $PGUSER $PGPASSWORD $PGDATABASE $PGSSLMODE|$*" > "$last"`
const left = () =>
  readdirSync(dir)
    .filter((name) => name.startsWith('backup'))
    .sort()

test('a dump is read through, is its owner’s alone, and has its checksum; no list of processes shows the password', () => {
  dumpPostgres(SERVER, file, programs({ pg_dump: DUMP, pg_restore: `cat "$2" > ${dir}/read` }))
  const [settings = '', words = ''] = readFileSync(file, 'utf8').split('|')
  expect(settings).toBe('db.example 5433 situ s@cret situ verify-full')
  expect(words).not.toContain('s@cret')
  expect(readFileSync(join(dir, 'read'), 'utf8')).toBe(readFileSync(file, 'utf8'))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(left()).toEqual(['backup.dump', 'backup.dump.sha256'])
})

test.each([
  ['pg_dump is not there', {}, 'pg_dump is not on this machine'],
  ['pg_restore is not there', { pg_dump: DUMP }, 'pg_restore is not on this machine'],
  [
    'the server refuses',
    { pg_dump: 'echo "no server" >&2; exit 1', pg_restore: 'exit 0' },
    'The backup failed: no server',
  ],
  ['the dump cannot be read', { pg_dump: DUMP, pg_restore: 'echo broken >&2; exit 1' }, 'The backup failed: broken'],
])('where %s, that is told and nothing is left', (_, scripts, sentence) => {
  const folders = programs(scripts)
  expect(() => dumpPostgres(SERVER, file, folders)).toThrow(FileError)
  expect(() => dumpPostgres(SERVER, file, folders)).toThrow(sentence)
  expect(left()).toEqual([])
})

test('a backup replaces nothing', () => {
  writeFileSync(file, 'there')
  expect(() => dumpPostgres(SERVER, file, programs({ pg_dump: DUMP, pg_restore: 'exit 0' }))).toThrow(
    'is there already',
  )
  expect(existsSync(`${file}.sha256`)).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('there')
})
