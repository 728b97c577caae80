import { PostgresServer } from '../proof/postgres-server.ts'
import { type Load, load } from './load.ts'
import { figure } from './report.ts'
import { cpuSecondsWithChildren, type Learner, register, startScript } from './servers.ts'

const LEARNERS = 20
const SECONDS = 3
/** Requests per second that both engines manage, because the cost of a request must not depend on queueing. */
const STEADY = 400
/** How often the engines are measured in turn. */
const TURNS = 3
const BODY = JSON.stringify({ type: 'module', title: 'A module page', score: 3, timeSpent: 60 })
const CALLS = [
  { name: 'read', method: 'GET', path: '/api/auth/user' },
  { name: 'list', method: 'GET', path: '/api/progress' },
  { name: 'write', method: 'POST', path: '/api/progress', body: BODY },
] as const
/** The highest accepted ratio of a write's processor time on PostgreSQL to that on SQLite. */
const WRITE_MOST = 1.6

async function start(script: string, env: Record<string, string>, cpuBesides: () => number) {
  const server = await startScript(script, { TRUST_PROXY_HOPS: '1', ...env })
  const learners: Learner[] = []
  for (let i = 0; i < LEARNERS; i++) learners.push(await register(server.url, `engine-${i}`))
  const measure = (call: (typeof CALLS)[number]): Promise<Load> =>
    load(
      { ...call, pid: server.pid, cpuBesides, url: server.url + call.path, headers: learners.map((l) => l.headers) },
      { seconds: SECONDS, rate: STEADY, connections: 10 },
    )
  return { measure, stop: server.stop }
}
const least = (all: Load[], of: 'cpu' | 'cpuBesides' | 'p99') => Math.min(...all.map((one) => one[of]))

/** The same calls on both engines, side by side: processor time of the app and the database together, and p99. */
export async function engines(script: string) {
  const postgres = await PostgresServer.create()
  const sqlite = await start(script, {}, () => 0)
  const onPostgres = await start(script, { DATABASE_URL: postgres.url }, () => cpuSecondsWithChildren(postgres.pid))
  for (const call of CALLS) {
    const found: [Load[], Load[]] = [[], []]
    // The first turn is not counted: it makes the JavaScript engine compile the code that is used.
    for (let turn = -1; turn < TURNS; turn++)
      for (const [place, server] of [sqlite, onPostgres].entries()) {
        const figures = await server.measure(call)
        if (turn >= 0) found[place]?.push(figures)
      }
    const [here, there] = [least(found[0], 'cpu'), least(found[1], 'cpu')]
    figure('L', `${call.name}: processor time on SQLite, p99 ${least(found[0], 'p99')} ms`, here, 'µs')
    figure('L', `${call.name}: on PostgreSQL, p99 ${least(found[1], 'p99')} ms`, there, 'µs')
    figure('L', `${call.name}: of it PostgreSQL itself`, least(found[1], 'cpuBesides'), 'µs')
    const cap = call.name === 'write' ? { most: WRITE_MOST } : undefined
    figure('L', `${call.name}: PostgreSQL against SQLite`, there / here, '×', cap)
    const failed = [...found[0], ...found[1]].reduce((all, one) => all + one.failed, 0)
    figure('L', `${call.name}: refused or broken`, failed, '', { most: 0 })
  }
  await sqlite.stop()
  await onPostgres.stop()
  await postgres.remove()
}
