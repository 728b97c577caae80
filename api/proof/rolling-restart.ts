// Proof that a release can be rolled out under load: three processes on one PostgreSQL, behind the proxies as
// configured in api/deploy, are restarted one after the other while learners read and write. REQUESTS is the number of
// requests for each proxy, and none may fail.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Running, register, startScript } from '../bench/servers.ts'
import { freePort } from '../src/testing/free-port.ts'
import { PostgresServer } from './postgres-server.ts'
import { makeWriter, nextId, sendActivity, type Writer } from './writer.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 20_000)
const LEARNERS = 20
/** Milliseconds, longer than a proxy takes to notice that a process is back: two checks, a second apart. */
const NOTICED_MS = 3000
const LOOK_MS = 50
const MAIN = join(import.meta.dirname, '../src/main.ts')
const DEPLOY = join(import.meta.dirname, '../deploy')
const SECRET_KEY = 'of the proof of rolling restarts, and of nothing else'

const given = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')
/** The proxies with their shipped configuration, except for their own ports and those of the processes. */
const PROXIES = [
  {
    name: 'haproxy',
    words: (file: string) => ['-db', '-f', file],
    settings: (port: number, ports: readonly number[]) =>
      given('haproxy.cfg')
        .replace(/^ +bind :\d+/m, `  bind 127.0.0.1:${port}`)
        .replace(/(?: +server situ-\d .*\n?)+/, ports.map((p, i) => `  server situ-${i} 127.0.0.1:${p}\n`).join('')),
  },
  {
    name: 'nginx',
    words: (file: string) => ['-c', file],
    settings: (port: number, ports: readonly number[]) =>
      `daemon off; pid nginx.pid; error_log stderr crit; events {} http { access_log off; ${given('nginx.conf')
        .replace(/listen \d+/, `listen 127.0.0.1:${port}`)
        .replace(
          /(?: +server 127\S+ .*\n)+/,
          ports.map((p) => `  server 127.0.0.1:${p} max_fails=1 fail_timeout=1s;\n`).join(''),
        )} }`,
  },
] as const
const binary = (name: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((dir) => join(dir, name))
    .find(existsSync)

const isReady = async (url: string) => (await fetch(`${url}/api/ready`).catch(() => undefined))?.ok === true
async function whenReady(url: string) {
  while (!(await isReady(url))) await pause(LOOK_MS)
}

/** One process with a fixed port. */
class Place {
  readonly port: number
  readonly #env: Record<string, string>
  #running: Running | undefined
  constructor(port: number, databaseUrl: string) {
    this.port = port
    this.#env = { PORT: String(port), DATABASE_URL: databaseUrl, SECRET_KEY, TRUST_PROXY_HOPS: '1' }
  }
  get url() {
    return `http://127.0.0.1:${this.port}`
  }
  async start() {
    this.#running = await startScript(MAIN, this.#env)
    await whenReady(this.url)
  }
  async stop() {
    await this.#running?.stop()
  }
}

interface Load {
  requests: number
  failures: string[]
}
/** Reads and writes until `isOver`. Failures are recorded, and a failed write is sent again under its key. */
async function work(url: string, writer: Writer, load: Load, isOver: () => boolean) {
  while (!isOver()) {
    const id = nextId(writer)
    load.requests += 2
    try {
      const status = await sendActivity(url, writer, id)
      if (status === 200) writer.open = undefined
      else load.failures.push(`a write: ${status}`)
      const read = await fetch(`${url}/api/progress/summary`, { headers: writer.learner.headers })
      await read.text()
      if (!read.ok) load.failures.push(`a read: ${read.status}`)
    } catch (error) {
      load.failures.push(String(error))
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'situ-rolling-'))
const postgres = await PostgresServer.create()
const places: Place[] = []
for (let i = 0; i < 3; i++) places.push(new Place(await freePort(), postgres.url))
for (const place of places) await place.start()

async function prove({ name, words, settings }: (typeof PROXIES)[number], program: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const file = join(folder, `${name}.conf`)
  writeFileSync(
    file,
    settings(
      port,
      places.map((place) => place.port),
    ),
  )
  const proxy: ChildProcess = spawn(program, words(file), { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => proxy.kill('SIGKILL'))
  await whenReady(url)
  await pause(NOTICED_MS)
  const load: Load = { requests: 0, failures: [] }
  const writers: Writer[] = []
  for (let i = 0; i < LEARNERS; i++)
    writers.push(makeWriter(await register(places[i % places.length]?.url ?? '', `${name}-${i}`)))
  let restarts = 0
  let isOver = false
  const working = Promise.all(writers.map((writer) => work(url, writer, load, () => isOver)))
  while (load.requests < REQUESTS || restarts < places.length) {
    const place = places[restarts % places.length]
    await place?.stop()
    await place?.start()
    await pause(NOTICED_MS)
    restarts++
  }
  isOver = true
  await working
  proxy.kill('SIGTERM')
  const written = writers.reduce((sum, { count, open }) => sum + count - (open ? 1 : 0), 0)
  const emails = writers.map(({ learner }) => learner.email)
  const [row] = await postgres.query<{ n: number }>(
    'select count(*)::int as n from activity_log a join users u on u.id = a.user_id where u.email = any($1)',
    [emails],
  )
  console.log(
    `${name}: ${restarts} restarts, ${load.failures.length} of ${load.requests} requests failed, ${row?.n} of ${written} acknowledged writes are there`,
  )
  for (const failure of new Set(load.failures)) console.log(`  ${failure}`)
  return load.failures.length === 0 && (row?.n ?? 0) >= written
}

let isGood = true
for (const proxy of PROXIES) {
  const program = binary(proxy.name)
  if (program === undefined) console.log(`${proxy.name}: not on this machine, not proved`)
  else isGood = (await prove(proxy, program)) && isGood
}
await Promise.all(places.map((place) => place.stop()))
await postgres.remove()
rmSync(folder, { recursive: true, force: true })
if (!isGood) {
  console.log('FAILED')
  process.exit(1)
}
