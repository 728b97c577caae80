import { setTimeout as pause } from 'node:timers/promises'
import { register } from '../bench/servers.ts'
import { BACK_MS, Processes } from './postgres-processes.ts'
import type { PostgresServer, StopMode } from './postgres-server.ts'
import { Writers } from './postgres-writers.ts'

const WRITERS = 50
const HARM_AFTER_MS = { least: 150, most: 700 }
/** Longest time in milliseconds for which the server is away. */
const AWAY_MS = 1000
/** Milliseconds within which every process must reply again. */
const BACK_WITHIN_MS = 5000

type Harm = StopMode | 'connections terminated' | 'connection killed'
const HARMS: Harm[] = ['fast', 'immediate', 'crash', 'connections terminated', 'connection killed']

async function harm(postgres: PostgresServer, kind: Harm) {
  if (kind === 'connections terminated') return postgres.terminateConnections()
  if (kind === 'connection killed') return postgres.killConnection()
  await postgres.stop(kind)
  await pause(Math.random() * AWAY_MS)
  await postgres.start()
}

/**
 * Counts at the end: acknowledged activities that are missing, rows in the log, and activities counted in the folds.
 */
async function look(postgres: PostgresServer, writers: Writers) {
  const rows = await postgres.query<{ id: string }>('select id from activity_log')
  const there = new Set(rows.map(({ id }) => id))
  const lost = writers.writers.flatMap((w) => w.acknowledged.filter((id) => !there.has(id))).length
  const folds = await postgres.query<{ fold: string }>('select fold from progress_folds')
  const folded = folds.reduce((sum, { fold }) => sum + JSON.parse(fold).count, 0)
  return { lost, rows: rows.length, folded }
}

/**
 * Harms the database server in every way in turn while learners write. Returns whether no process ended, every activity
 * is stored and counted once, only the expected statuses came, and the processes always replied again in time.
 */
export async function proveRestarts(postgres: PostgresServer, rounds: number): Promise<boolean> {
  const processes = new Processes({ DATABASE_URL: postgres.url })
  for (let i = 0; i < 2; i++) await processes.add()
  const learners = []
  for (let i = 0; i < WRITERS; i++) learners.push(await register(processes.urls[i % 2] ?? '', `writer-${i}`))
  const writers = new Writers(learners, () => processes.urls)
  writers.start()
  let slowest = 0
  for (let i = 1; i <= rounds; i++) {
    const kind = HARMS[(i - 1) % HARMS.length] ?? 'fast'
    const { least, most } = HARM_AFTER_MS
    await pause(least + Math.random() * (most - least))
    await harm(postgres, kind)
    const ms = await processes.back()
    slowest = Math.max(slowest, ms)
    await processes.replace()
    const shown = ms > BACK_MS ? `not back after ${ms} ms` : `back after ${ms} ms`
    console.log(
      `${kind} ${i}: ${writers.acknowledged} acknowledged so far, ${processes.ended} processes ended, ${shown}`,
    )
  }
  await writers.stop()
  await processes.replace()
  const { lost, rows, folded } = await look(postgres, writers)
  await processes.stop()

  const sent = writers.writers.reduce((sum, { count }) => sum + count, 0)
  const answers = [...writers.statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`)
  console.log(`answers: ${answers.join(', ')} (0: none)`)
  console.log(
    `${rounds} rounds, ${sent} activities: ${rows} in the log, ${folded} in the folds, ${lost} lost, ${processes.ended} processes ended, back within ${slowest} ms`,
  )
  const others = [...writers.statuses.keys()].filter((status) => ![200, 409, 503].includes(status))
  return (
    processes.ended === 0 &&
    lost === 0 &&
    rows === sent &&
    folded === sent &&
    others.length === 0 &&
    slowest <= BACK_WITHIN_MS
  )
}
