import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './db/sqlite.ts'
import { setMeta } from './db/tables/meta.ts'
import { shipped } from './testing/api.ts'
import { freePort } from './testing/free-port.ts'
import { startMain } from './testing/main-process.ts'
import { seededFile } from './testing/seeded-database.ts'

let dir: string
let children: ChildProcess[]
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'situ-main-'))
  children = []
})
afterEach(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})
function run(env: Record<string, string>) {
  const main = startMain({ DATA_DIR: dir, ...env })
  children.push(main.child)
  return main
}
/** Gives the data folder a database with the shipped content, because a first start takes twice as long. */
const startedBefore = async () => copyFileSync(await seededFile(shipped), join(dir, 'situ.db'))
const listen = (port: number) =>
  new Promise<Server>((done) => {
    const server = createServer().listen(port, '127.0.0.1', () => done(server))
  })

test('starts with nothing configured, names its address and the password once, and stops cleanly', async () => {
  const first = run({})
  const port = await first.ready()
  expect(first.out.stdout).toMatch(
    new RegExp(`^Situ: http://localhost:${port}\nAdministrator: admin@situ.local with the password \\S{16} `),
  )
  expect(statSync(join(dir, 'secret.key')).mode & 0o777).toBe(0o600)
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect(answer.status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(first.out.stderr).not.toContain('is new')
  expect(existsSync(join(dir, 'situ.db-wal'))).toBe(false)

  const secret = readFileSync(join(dir, 'secret.key'), 'utf8')
  const second = run({ PORT: String(port) })
  await second.ready()
  expect(second.out.stdout).toBe(`Situ: http://localhost:${port}\n`)
  expect(readFileSync(join(dir, 'secret.key'), 'utf8')).toBe(secret)
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
})

test('closes to others what it finds in a data folder that they could read', async () => {
  const folders = [dir, join(dir, 'mail'), join(dir, 'backups')]
  for (const folder of folders.slice(1)) mkdirSync(folder)
  const files = [
    'secret.key',
    'mail/2026-01-01-letter.eml',
    'backups/situ-20260101T000000Z.db',
    'backups/situ-20260101T000000Z.db.sha256',
    'situ.db',
    'situ.db.before-0002-later',
  ].map((name) => join(dir, name))
  for (const file of files) writeFileSync(file, file.endsWith('.key') ? 'a key that an earlier start has made\n' : '')
  for (const folder of folders) chmodSync(folder, 0o755)
  for (const file of files) chmodSync(file, 0o644)
  const others = join(dir, 'notes-of-the-operator.txt')
  writeFileSync(others, '')
  chmodSync(others, 0o644)

  const { child, ready, ended } = run({ BACKUP_MINUTES: '0' })
  await ready()
  const modes = (paths: string[]) => paths.map((path) => statSync(path).mode & 0o777)
  expect(modes(folders)).toEqual([0o700, 0o700, 0o700])
  expect(modes(files)).toEqual(files.map(() => 0o600))
  expect(modes([others])).toEqual([0o644])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a new database beside the key of an earlier start is told, with the newest backup', async () => {
  const start = async () => {
    const { child, out, ready, ended } = run({})
    await ready()
    const backups = join(dir, 'backups')
    await expect
      .poll(() => existsSync(backups) && readdirSync(backups).some((name) => /\.sha256$/.test(name)))
      .toBe(true)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    return out.stderr
  }
  await startedBefore()
  expect(await start()).not.toContain('is new')
  const [made] = readdirSync(join(dir, 'backups')).filter((name) => name.endsWith('.db'))
  rmSync(join(dir, 'situ.db'))
  const told = await start()
  expect(told).toContain('the database is new, but the secret key is that of an earlier start')
  expect(told).toContain(join(dir, 'backups', made ?? ''))
  expect(await start()).not.toContain('is new')
})

test('answers HTTP/1.0 without a Host, as proxies ask, and no message of two lengths; says that it stops while the port is still open, and gives its connections up with their replies', async () => {
  await startedBefore()
  const { child, ready, ended } = run({ DRAIN_SECONDS: '4' })
  const port = await ready()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /api/ready HTTP/1.0\r\n\r\n')
  let answer = ''
  for await (const part of socket) answer += part
  expect(answer).toMatch(/^HTTP\/1\.[01] 200 /)

  // Two lengths of one message are read differently by different machines on the way.
  const smuggling = connect(port, '127.0.0.1')
  smuggling.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/live HTTP/1.1\r\nHost: x\r\n\r\n',
  )
  let refusal = ''
  for await (const part of smuggling) refusal += part
  expect(refusal.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])

  const readiness = async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/ready`)
    return [status, headers.get('connection')]
  }
  expect(await readiness()).toEqual([200, 'keep-alive'])
  child.kill('SIGTERM')
  await expect.poll(readiness, { timeout: 3500 }).toEqual([503, 'close'])
  expect(await ended).toBe(0)
})

test('answers what is in flight before it stops', async () => {
  await startedBefore()
  const { child, ready, ended } = run({})
  const port = await ready()
  const register = (name: string) =>
    fetch(`http://127.0.0.1:${port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: `${name}@b.co`, password: 'long enough', firstName: 'A', lastName: 'B' }),
    }).then((answer) => answer.status)
  // Hashing takes turns: when the first has its reply, the others are in progress.
  const answers = ['a', 'b', 'c', 'd', 'e'].map(register)
  await Promise.any(answers)
  child.kill('SIGTERM')
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200])
  expect(await ended).toBe(0)
})

test.each([
  [
    'a value that is wrong',
    () => ({ PORT: 'eighty' }),
    'The environment variable PORT is not usable: not a valid value.',
  ],
  [
    'a data folder that cannot be made',
    () => {
      writeFileSync(join(dir, 'file'), '')
      return { DATA_DIR: join(dir, 'file', 'data') }
    },
    'cannot be written to; choose another one with DATA_DIR.',
  ],
])(
  '%s stops the start with one sentence',
  async (_, env, sentence) => {
    const { out, ended } = run(env())
    expect(await ended).toBe(1)
    expect(out.stderr).toMatch(/^Situ cannot start\. [^\n]+\n$/)
    expect(out.stderr).toContain(sentence)
    expect(out.stdout).toBe('')
  },
  30_000,
)

test.skipIf(process.getuid?.() === 0)('a data folder that may not be written stops it too', async () => {
  chmodSync(dir, 0o500)
  const { out, ended } = run({})
  expect(await ended).toBe(1)
  expect(out.stderr).toContain('cannot be written to')
})

test('a database that a move has not filled yet is not served', async () => {
  await startedBefore()
  const store = await openSqlite(join(dir, 'situ.db'))
  await store.write((tx) => setMeta(tx, 'moved ', 'the id of a file'))
  await store.close()
  const { out, ended } = run({})
  expect(await ended).toBe(1)
  expect(out.stderr).toMatch(/^Situ cannot start\. A move into this database has not ended\. [^\n]+\n$/)
})

test('a port in use stops the start with one sentence', async () => {
  await startedBefore()
  const port = await freePort()
  const server = await listen(port)
  const { out, ended } = run({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(out.stderr).toContain(
    `Situ cannot start. Port ${port} on 127.0.0.1 is already in use; choose another one with PORT.\n`,
  )
  server.close()
})
