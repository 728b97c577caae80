import type { Page } from 'playwright-core'
import { CPU_RATES, openProfile, profiled, scratchFolder, slowness, throttle } from './browser.ts'
import { newLearner, signedInPage, startServer } from './learner.ts'
import { figure, median, part } from './report.ts'

const ROUTES = ['/', '/dashboard', '/learning-demo', '/learning/empathy-in-words', '/device', '/progress-test']
const ROUNDS = 2
const CAPS = { 1: { last: 25, inp: 64 }, 4: { last: 120, inp: 120 } } as const
const LONG_TASK_MS = 50

interface Change {
  /** Milliseconds from the click to the last change of the screen. */
  last: number
  mutations: number
}
declare global {
  var situTour: { change: Promise<Change> | undefined; longest: number; slowest: number }
}

/** Runs before the page's own scripts: collects long tasks and the durations of interactions. */
function collect() {
  globalThis.situTour = { change: undefined, longest: 0, slowest: 0 }
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) situTour.longest = Math.max(situTour.longest, task.duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (event.interactionId) situTour.slowest = Math.max(situTour.slowest, event.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/**
 * Adds a button that navigates as a link of the app does: TanStack's history observes every pushState. The change is
 * over when the screen has been still for `STILL_MS`, or after `MOST_MS`. Later changes, such as messages about
 * synchronization and the ticking clock of the reader, do not count.
 */
function arm(path: string) {
  const MOST_MS = 1500
  const STILL_MS = 250
  const content = document.getElementById('content')
  if (!content) throw new Error('no screen is open')
  document.getElementById('bench-go')?.remove()
  const button = document.createElement('button')
  button.id = 'bench-go'
  Object.assign(button.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '40px',
    height: '40px',
    zIndex: '99999',
  })
  document.documentElement.append(button)
  situTour.change = new Promise((done) => {
    button.addEventListener('click', (click) => {
      let [last, mutations] = [0, 0]
      const observer = new MutationObserver((records) => {
        // React sets the name of a radio button again at each render. An attribute that has its former value at the end
        // has not changed.
        const seen = new Map<Node, Set<string | null>>()
        const changes = records.filter(({ type, target, attributeName, oldValue }) => {
          if (type !== 'attributes') return true
          const names = seen.get(target) ?? new Set()
          if (names.has(attributeName)) return false
          seen.set(target, names.add(attributeName))
          return (target as Element).getAttribute(attributeName ?? '') !== oldValue
        })
        if (changes.length === 0) return
        last = performance.now() - click.timeStamp
        mutations += changes.length
      })
      const all = { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true }
      observer.observe(content, all)
      const look = setInterval(() => {
        const passed = performance.now() - click.timeStamp
        if (passed < MOST_MS && passed - last < STILL_MS) return
        clearInterval(look)
        observer.disconnect()
        done({ last, mutations })
      }, 25)
      history.pushState({}, '', path)
    })
  })
}

async function go(page: Page, path: string): Promise<number> {
  await page.evaluate(arm, path)
  await page.mouse.click(20, 20)
  const change = await page.evaluate(() => situTour.change)
  if (!change || change.mutations === 0) throw new Error(`the click did not lead to ${path}`)
  return change.last
}
/**
 * [from, to] of every ordered pair, ordered so that most pairs begin at the screen where the pair before them ended.
 */
const PAIRS = ROUTES.flatMap((from, i) =>
  ROUTES.slice(i + 1).flatMap((to) => [[from, to] as const, [to, from] as const]),
)

/** G5: from every screen to every other one, with everything loaded. */
export async function measureRouteChanges() {
  part('G5 · route changes, every ordered pair of six')
  const server = await startServer()
  const context = await openProfile(scratchFolder())
  const page = await signedInPage(context, server, await newLearner(server, { known: true }))
  await page.addInitScript(collect)
  await page.goto(server.url)
  await page.locator('#content .value').first().waitFor()
  // The current screen comes last.
  const rest = [...ROUTES.slice(1), '/']
  for (const path of [...rest, ...rest]) await go(page, path)

  for (const rate of CPU_RATES) {
    await throttle(page, rate)
    await page.evaluate(() => Object.assign(situTour, { longest: 0, slowest: 0 }))
    const times = new Map<string, number[]>()
    const tour = async () => {
      for (let round = 0; round < ROUNDS; round++)
        for (const [from, to] of PAIRS) {
          if (new URL(page.url()).pathname !== from) await go(page, from)
          const name = `${from} → ${to}`
          times.set(name, [...(times.get(name) ?? []), await go(page, to)])
        }
    }
    await profiled(page, `route changes${slowness(rate)}`, { units: ROUNDS * PAIRS.length, unit: 'change' }, tour)
    const medians = [...times].map(([name, list]) => ({ name, ms: median(list) })).sort((a, b) => b.ms - a.ms)
    const { longest, slowest } = await page.evaluate(() => situTour)
    const cap = CAPS[rate]
    figure(`click to last change, median of the pairs${slowness(rate)}`, median(medians.map((m) => m.ms)), 'ms', {
      most: cap.last,
    })
    figure(`the slowest pair${slowness(rate)}`, medians[0]?.ms ?? Number.NaN, 'ms', {}, medians[0]?.name)
    figure(`interaction to next paint, the worst${slowness(rate)}`, slowest, 'ms', { most: cap.inp }, '0: under 16 ms')
    const most = rate === 1 ? { most: LONG_TASK_MS } : {}
    figure(`longest task${slowness(rate)}`, longest, 'ms', most, '0: none over 50 ms')
  }
  await context.close()
  await server.remove()
}
