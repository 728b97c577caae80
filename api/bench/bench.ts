// The measurements of the server: prints every figure with its limit, and exits with code 1 if a limit is missed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { hash } from '@node-rs/argon2'
import { administration } from './administration.ts'
import { engines } from './engines.ts'
import { growth } from './growth.ts'
import { type Load, load, type Target } from './load.ts'
import { profiled } from './profiled.ts'
import { figure, finish, median } from './report.ts'
import { anyNetwork, type Learner, type Running, register, residentMiB, startScript } from './servers.ts'
import { text } from './text.ts'

const LEARNERS = 50
const SECONDS = 3
const WARM_SECONDS = 2
/** Requests per second, the same for both servers, because the cost of a request must not depend on queueing. */
const STEADY = 5000
/** Connections at that rate. */
const AT_RATE = 10
const MAIN = join(import.meta.dirname, '../src/main.ts')
const LIMIT = join(import.meta.dirname, 'limit-server.ts')

const activity = (id: string, at: number, seq: number) => ({
  id,
  type: 'module',
  title: 'A module page',
  description: 'Page 3 of 7',
  score: null,
  timestamp: new Date(at).toISOString(),
  localDay: '2026-01-01',
  icon: 'book',
  color: 'blue',
  timeSpent: 60,
  completed: true,
  moduleId: 'nine-competencies',
  scenarioId: null,
  data: {},
  seq,
})
async function post(
  url: string,
  learner: Learner,
  body: string | Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
) {
  const answer = await fetch(`${url}/api/progress/summary`, {
    method: 'POST',
    headers: { ...learner.headers, ...more },
    body,
  })
  if (!answer.ok) throw new Error(`the summary answered ${answer.status}`)
  return (await answer.json()) as { fold: { count: number } }
}

async function sync(ours: Running) {
  const learner = await register(ours.url, 'g9')
  const EVENTS = 10_000
  const BATCH = 500
  const all = Array.from({ length: EVENTS }, (_, i) =>
    activity(crypto.randomUUID(), 1_700_000_000_000 + i * 1000, i + 1),
  )
  const bodies = Array.from(
    { length: EVENTS / BATCH },
    (_, b) =>
      new Uint8Array(gzipSync(JSON.stringify({ device: 'd', activities: all.slice(b * BATCH, (b + 1) * BATCH) }))),
  )
  const sendAll = async () => {
    const begin = performance.now()
    let count = 0
    for (const body of bodies) count = (await post(ours.url, learner, body, { 'content-encoding': 'gzip' })).fold.count
    return { ms: performance.now() - begin, count }
  }
  const [first, again] = [await sendAll(), await sendAll()]
  figure('G9', '10,000 queued events, 20 requests of 500', first.ms, 'ms', { most: 500 })
  figure('G9', 'the same again, against the first time', again.ms / first.ms, '×', { most: 1 })
  figure('G9', 'lost or doubled', Math.abs(again.count - EVENTS), '', { most: 0 })
  figure('G9', 'bytes on the wire per event', bodies.reduce((sum, b) => sum + b.byteLength, 0) / EVENTS, 'B', {
    most: 38,
  })
}

async function throughput(ours: Running, limit: Running, learners: Learner[]) {
  const mine = learners.map((l) => l.headers)
  const theirs = learners.map((_, i) => ({ cookie: `session=limit-${i}`, 'content-type': 'application/json' }))
  const body = JSON.stringify({ type: 'module', title: 'A module page', score: 3, timeSpent: 60 })
  const pairs: [string, number, Omit<Target, 'pid' | 'headers'>, Omit<Target, 'pid' | 'headers'>][] = [
    ['read', 30, { url: `${ours.url}/api/auth/user`, method: 'GET' }, { url: `${limit.url}/read`, method: 'GET' }],
    ['list of 20', 70, { url: `${ours.url}/api/progress`, method: 'GET' }, { url: `${limit.url}/list`, method: 'GET' }],
    [
      'write',
      90,
      { url: `${ours.url}/api/progress`, method: 'POST', body },
      { url: `${limit.url}/write`, method: 'POST', body },
    ],
  ]
  const least: Record<string, number> = { read: 20_000, 'list of 20': 12_000, write: 9_000 }
  for (const [name, cpuMost, a, b] of pairs) {
    const api = { ...a, pid: ours.pid, headers: mine }
    const floor = { ...b, pid: limit.pid, headers: theirs }
    // Each server compiles what it runs often during the first thousands of requests. These are not of the learners who
    // send the next ones, because a learner may store only so much in a minute.
    for (const server of [floor, api])
      await load({ ...server, headers: server.headers.slice(AT_RATE) }, { seconds: WARM_SECONDS })
    const atRate = { seconds: SECONDS, rate: STEADY, connections: AT_RATE }
    const steady: [Load, Load] = [
      await profiled(limit, `${name}, limit server`, () => load(floor, atRate)),
      await profiled(ours, name, () => load(api, atRate)),
    ]
    figure('G10', `${name}: processor time a request`, steady[1].cpu, 'µs', { most: cpuMost })
    figure(
      'G10',
      `${name}: against the limit server (${steady[0].cpu.toFixed(0)} µs)`,
      steady[1].cpu / steady[0].cpu,
      '×',
      { most: 1.4 },
    )
    const full: [Load, Load] = [await load(floor, { seconds: SECONDS }), await load(api, { seconds: SECONDS })]
    figure('G11', `${name}: requests a second, 50 connections`, full[1].perSecond, '/s', { least: least[name] ?? 0 })
    figure(
      'G11',
      `${name}: against the limit server (${full[0].perSecond}/s)`,
      full[1].perSecond / full[0].perSecond,
      '×',
      { least: 0.8 },
    )
    figure('G11', `${name}: p99`, full[1].p99, 'ms', { most: 10 })
    figure('G11', `${name}: refused or broken`, full[1].failed, '', { most: 0 })
  }
}

async function signIn(ours: Running, learners: Learner[]) {
  const AT_ONCE = 4
  const begin = performance.now()
  let raw = 0
  const hashing = async () => {
    for (; performance.now() - begin < 2000; raw++)
      await hash('a password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  }
  // Hashes one password after the other, as the server does on a machine with two cores.
  await hashing()
  const rawPerSecond = raw / ((performance.now() - begin) / 1000)
  let turn = 0
  const headers = [{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }]
  const target: Target = { pid: ours.pid, url: `${ours.url}/api/auth/login`, method: 'POST', headers }
  const asSomebody: Parameters<typeof load>[1]['change'] = (request) => {
    const learner = learners[turn++ % learners.length]
    const body = JSON.stringify({ email: learner?.email, password: learner?.password })
    return { ...request, method: 'POST', body, headers: { ...headers[0], 'x-forwarded-for': anyNetwork() } }
  }
  const logins = await load(target, { seconds: SECONDS, connections: AT_ONCE, change: asSomebody })
  figure(
    'G12',
    `sign-ins a second, against raw argon2id (${rawPerSecond.toFixed(0)}/s)`,
    logins.perSecond / rawPerSecond,
    '×',
    { least: 0.85 },
  )
  const read: Target = {
    pid: ours.pid,
    url: `${ours.url}/api/auth/user`,
    method: 'GET',
    headers: learners.map((l) => l.headers),
  }
  const quiet = await load(read, { seconds: SECONDS, rate: 500, connections: 10 })
  const [, storm] = await Promise.all([
    load(target, { seconds: SECONDS, connections: 16, change: asSomebody }),
    load(read, { seconds: SECONDS, rate: 500, connections: 10 }),
  ])
  figure('G12', `p99 of reads in a storm of sign-ins (quiet: ${quiet.p99} ms)`, storm.p99, 'ms', {
    most: Math.max(8, 2 * quiet.p99),
  })
  const wrong = async (email: string) => {
    const start = performance.now()
    const answer = await fetch(`${ours.url}/api/auth/login`, {
      method: 'POST',
      headers: { ...headers[0], 'x-forwarded-for': anyNetwork() },
      body: JSON.stringify({ email, password: 'wrong' }),
    })
    await answer.text()
    return performance.now() - start
  }
  const known: number[] = []
  const unknown: number[] = []
  for (const [i, { email }] of [...learners, ...learners].entries()) {
    const nobody = `nobody-${i}@example.org`
    // The order alternates, because the first of two requests may pay a cost that the second one then does not have.
    if (i % 2 === 0) known.push(await wrong(email))
    unknown.push(await wrong(nobody))
    if (i % 2 === 1) known.push(await wrong(email))
  }
  figure('G12', 'an unknown address against a known one', median(unknown) / median(known), '×', {
    least: 0.95,
    most: 1.05,
  })
}

const dir = mkdtempSync(join(tmpdir(), 'situ-bench-'))
// The first start creates the database and its content; the figures are those of a later start.
await (await startScript(MAIN, {}, { dir })).stop()
const ours = await startScript(MAIN, { TRUST_PROXY_HOPS: '1' }, { dir })
figure('G13', 'memory after the start', residentMiB(ours.pid), 'MiB', { most: 80 })
const limit = await startScript(LIMIT, {})
const learners: Learner[] = []
for (let i = 0; i < LEARNERS; i++) learners.push(await register(ours.url, `learner-${i}`))
const twenty = JSON.stringify({
  device: 'd',
  activities: Array.from({ length: 20 }, (_, i) => activity(`item-${i}`, 1_700_000_000_000 + i, i + 1)),
})
for (const learner of learners) await post(ours.url, learner, twenty)

await sync(ours)
await throughput(ours, limit, learners)
await signIn(ours, learners)
figure('G13', 'memory after the load', residentMiB(ours.pid), 'MiB', { most: 130 })
await ours.stop()
await limit.stop()
rmSync(dir, { recursive: true, force: true })
text()
await engines(MAIN)
await growth()
await administration()
finish()
