import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakePostgres, startFakePostgres } from './testing/fake-postgres.ts'
import { startMain } from './testing/main-process.ts'

// The real process with a database server that can be lost: an unhandled error would end it.
const PING = /^select .* from "meta" where "name" = /
let postgres: FakePostgres
let dir: string
let end: (() => Promise<unknown>) | undefined
beforeEach(async () => {
  postgres = await startFakePostgres()
  dir = mkdtempSync(join(tmpdir(), 'situ-lost-'))
})
afterEach(async () => {
  await end?.()
  end = undefined
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
})
function run() {
  const main = startMain({ DATA_DIR: dir, DATABASE_URL: postgres.url })
  end = main.end
  return main
}

test('what a call asks while its connection breaks is 503, the process lives and comes back by itself', async () => {
  const { child, out, ready, ended } = run()
  const url = `http://127.0.0.1:${await ready()}/api/health`
  const health = () =>
    fetch(url).catch((cause) => {
      throw new Error(`no reply (exit ${child.exitCode}): ${cause.cause}\n${out.stderr}`, { cause })
    })
  expect((await health()).status).toBe(200)
  for (const how of ['drop', 'terminate'] as const) {
    postgres.on((sql) => (PING.test(sql) ? how : 'done'))
    const answers = await Promise.all(Array.from({ length: 8 }, health))
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    postgres.on(() => 'done')
    expect((await health()).status).toBe(200)
    postgres.dropAll()
    expect((await health()).status).toBe(200)
  }
  expect(child.exitCode).toBe(null)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a start while the database lets nobody in ends with one sentence', async () => {
  postgres.refuse('57P03')
  const { out, ended } = run()
  expect(await ended).toBe(1)
  expect(out.stderr).toMatch(/^Situ cannot start\. The database postgres:[^\n]+ cannot be opened: [^\n]+\.\n$/)
  expect(out.stderr).toContain('not now')
})
