import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import type { RealServer } from '../e2e/support/server.ts'
import { CPU_RATES, openProfile, profiled, scratchFolder, slowness, throttle } from './browser.ts'
import { type Learner, newLearner, signedInPage, startServer } from './learner.ts'
import { addBench } from './page/build.ts'
import { figure, median, part } from './report.ts'

const EVENTS = 10_000
const ROUNDS = 3
/** The server is killed after it has replied to this many batches. */
const KILLED_AFTER = 7
const DOWN_MS = 500
const CALL = '/api/progress/summary'
const CAPS = { 1: 500, 4: 1300 } as const
const GAP_MS = 50
const BYTES = 38

/**
 * Counts the bytes of the bodies that the queue sends in `CALL`. The returned function gives their sum since it was
 * last called.
 */
function watchBytes(page: Page) {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith(CALL) || request.method() !== 'POST') return
    sizes.push(request.allHeaders().then((headers) => Number(headers['content-length'])))
  })
  return async () => (await Promise.all(sizes.splice(0))).reduce((sum, size) => sum + size, 0)
}
const fill = (page: Page, { user }: Learner) =>
  page.evaluate(([id, waiting]) => situBench.makeHistory(id, { held: 0, waiting }), [user.id, EVENTS] as const)

async function timed(page: Page, learner: Learner) {
  const bytes = watchBytes(page)
  for (const rate of CPU_RATES) {
    const rounds: Awaited<ReturnType<typeof situBench.drainAll>>[] = []
    for (let i = 0; i < ROUNDS; i++) {
      await throttle(page, 1)
      await fill(page, learner)
      await throttle(page, rate)
      const drain = () => page.evaluate((id) => situBench.drainAll(id), learner.user.id)
      rounds.push(await profiled(page, `10,000 acts sent${slowness(rate)}`, { units: 1, unit: 'flush' }, drain))
    }
    await throttle(page, 1)
    const sent = (await bytes()) / (ROUNDS * EVENTS)
    figure(`10,000 queued acts sent${slowness(rate)}`, median(rounds.map((r) => r.ms)), 'ms', { most: CAPS[rate] })
    figure(`longest wait of a timer meanwhile${slowness(rate)}`, median(rounds.map((r) => r.gap)), 'ms', {
      most: GAP_MS,
    })
    if (rate === 1) figure('bytes on the wire per act', sent, 'B', { most: BYTES }, 'bodies of the requests')
    const left = Math.max(...rounds.map((r) => r.left))
    figure(`acts left in the queue${slowness(rate)}`, left, '', { most: 0 }, rounds.map((r) => r.end).join(' '))
  }
}

/**
 * Ids of a learner's activities in the server's database, and the number of activities that the server's stored fold
 * counts.
 */
function held(server: RealServer, { user }: Learner) {
  const db = new DatabaseSync(join(server.dir, 'situ.db'), { readOnly: true })
  const rows = db.prepare('select id from activity_log where user_id = ?').all(user.id)
  const { fold } = db.prepare('select fold from progress_folds where user_id = ?').get(user.id) ?? {}
  db.close()
  return { ids: rows.map((row) => String(row.id)), count: (JSON.parse(String(fold)) as { count: number }).count }
}

async function cut(server: RealServer, page: Page, learner: Learner) {
  await fill(page, learner)
  const here = await page.evaluate((id) => situBench.idsHere(id), learner.user.id)
  const before = held(server, learner).ids.length
  let batches = 0
  const restarted = new Promise<void>((done, fail) => {
    const killAndStart = async () => {
      await server.stop('SIGKILL')
      await new Promise((later) => setTimeout(later, DOWN_MS))
      await server.start()
    }
    page.on('response', (answer) => {
      if (answer.url().endsWith(CALL) && ++batches === KILLED_AFTER) killAndStart().then(done, fail)
    })
  })
  const began = performance.now()
  await page.evaluate((id) => situBench.startRunner(id), learner.user.id)
  await restarted
  const atRestart = held(server, learner).ids.length - before
  if (atRestart >= EVENTS) throw new Error('the server was killed when everything had been sent: nothing is proved')
  const seen = await page.evaluate(() => situBench.untilSent())
  const took = performance.now() - began
  const { ids, count } = held(server, learner)
  const there = new Set(ids)
  const lost = here.filter((id) => !there.has(id)).length
  const note = `${atRestart.toLocaleString('en')} acts were there when it came back`
  figure('server killed in the middle: acts lost', lost, '', { most: 0 }, note)
  const doubled = ids.length - there.size + Math.abs(ids.length - before - here.length) + Math.abs(count - ids.length)
  figure('server killed in the middle: acts doubled', doubled, '', { most: 0 }, 'rows, and the fold of the server')
  const wrong = Math.abs(seen.count - count) + seen.setAside
  figure('server killed in the middle: learner sees another count', wrong, '', { most: 0 }, 'and nothing set aside')
  figure('server killed in the middle: until all is sent', took, 'ms', {}, 'with the pauses of the real queue')
}

/** G9: activities recorded offline reach the real server through the client's own code. */
export async function measureFlush() {
  part('G9 · sending 10,000 queued acts')
  const server = await startServer()
  const learner = await newLearner(server)
  const context = await openProfile(scratchFolder())
  const page = await signedInPage(context, server, learner)
  await addBench(page)
  await timed(page, learner)
  await cut(server, page, learner)
  await context.close()
  await server.remove()
}
