import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakePostgres, startFakePostgres } from './testing/fake-postgres.ts'
import { freePort } from './testing/free-port.ts'

// The real process with a database server that can be lost: an unhandled error would end it.
const MAIN = join(import.meta.dirname, 'main.ts')
const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
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
async function run() {
  const port = await freePort()
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dir, PORT: String(port), DATABASE_URL: postgres.url }
  const child = spawn(process.execPath, [MAIN], { env })
  const out = { stderr: '' }
  child.stderr.on('data', (d) => {
    out.stderr += d
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const ready = new Promise<void>((done) => child.stdout.once('data', () => done()))
  end = () => {
    child.kill('SIGKILL')
    return ended
  }
  await Promise.race([ready, ended])
  return { child, out, ended, health: () => fetch(`http://127.0.0.1:${port}/api/health`) }
}

test('what a call asks while its connection breaks is 503, the process lives and comes back by itself', async () => {
  const { child, health, ended } = await run()
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
  const { out, ended } = await run()
  expect(await ended).toBe(1)
  expect(out.stderr).toMatch(/^Situ cannot start\. The database postgres:[^\n]+ cannot be opened: [^\n]+\.\n$/)
  expect(out.stderr).toContain('not now')
})
