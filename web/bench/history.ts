import { CPU_RATES, openProfile, profiled, scratchFolder, slowness, throttle } from './browser.ts'
import { newLearner, signedInPage, startServer } from './learner.ts'
import { addBench } from './page/build.ts'
import { figure, median, part } from './report.ts'

/** Activities that wait to be sent in the small and the large history: one batch of the queue. */
const WAITING = 500
const IMPORTED = 10_000
const IMPORTS = 3
const RECORDED = 300
const GROWTH = 1.25
const CAPS = {
  1: { stats: 10, page: 5, p50: 2, p99: 16 },
  4: { stats: 30, page: 15, p50: 5, p99: 40 },
} as const
/** Learners that exist on this device only. */
const SMALL = 'bench-10k'
const LARGE = 'bench-100k'
const ALL_WAIT = 'bench-waiting'

/** G8: the app's own reads and writes on a long history, in a profile on disk. */
export async function measureHistory() {
  part('G8 · local history')
  const server = await startServer()
  const context = await openProfile(scratchFolder())
  const page = await signedInPage(context, server, await newLearner(server))
  await addBench(page)
  const make = (id: string, held: number, waiting: number) =>
    page.evaluate(([name, size]) => situBench.makeHistory(name, size), [id, { held, waiting }] as const)

  const imports: number[] = []
  await profiled(page, 'import of 10,000 acts', { units: IMPORTS, unit: 'import' }, async () => {
    for (let i = 0; i < IMPORTS; i++) imports.push(await make(ALL_WAIT, 0, IMPORTED))
  })
  figure('import of 10,000 acts from a backup', median(imports), 'ms', { most: 1000 })
  await make(SMALL, 10_000 - WAITING, WAITING)
  await make(LARGE, 100_000 - WAITING, WAITING)

  for (const rate of CPU_RATES) {
    await throttle(page, rate)
    const caps = CAPS[rate]
    const queries = await page.evaluate((ids) => situBench.timeQueries(ids), [SMALL, LARGE])
    const waiting = await page.evaluate((ids) => situBench.timeQueries(ids), [ALL_WAIT])
    for (const { query, ms } of queries) {
      const [small = Number.NaN, large = Number.NaN] = ms
      const allWait = waiting.find((one) => one.query === query)?.ms[0] ?? Number.NaN
      const most =
        query === 'dashboard statistics' ? caps.stats : query === 'a page of the queue' ? caps.page : undefined
      const cap = most === undefined ? {} : { most }
      figure(`${query}, 100,000 acts${slowness(rate)}`, large, 'ms', cap)
      figure(`${query}, 10,000 acts that all wait${slowness(rate)}`, allWait, 'ms', cap)
      if (rate === 1)
        figure(
          `${query}, 100,000 against 10,000`,
          large / small,
          '×',
          { most: GROWTH },
          `${small.toFixed(2)} ms at 10,000`,
        )
    }
    const recording = await page.evaluate(([ids, count]) => situBench.timeRecording(ids, count), [
      [SMALL, LARGE],
      RECORDED,
    ] as [string[], number])
    const [small, large] = recording
    if (!small || !large) throw new Error('nothing was recorded')
    figure(
      `recording an act with its queue row, p50${slowness(rate)}`,
      large.p50,
      'ms',
      { most: caps.p50 },
      'at 100,000',
    )
    figure(
      `recording an act with its queue row, p99${slowness(rate)}`,
      large.p99,
      'ms',
      { most: caps.p99 },
      'at 100,000',
    )
    if (rate === 1) figure('recording, 100,000 against 10,000', large.p50 / small.p50, '×', { most: GROWTH })
  }
  await context.close()
  await server.remove()
}
