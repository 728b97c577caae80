import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { CPU_RATES, DESKTOP, openProfile, profiled, scratchFolder, slowness, throttle } from './browser.ts'
import { newLearner, signedInPage, startServer } from './learner.ts'
import { figure, median, part, quantile } from './report.ts'
import { startTypingFloor } from './typing-floor.ts'

const WORDS = 300
const LONG_LETTERS = 5000
/** By the factor of slowness. */
const ROUNDS = { 1: 3, 4: 1 } as const
const KEYS = 200
/** Milliseconds between two keys: from 70 to 130. */
const PACE = { least: 70, spread: 60 }
/** Keys before the measurement: the run has then started, and React has rendered its running state. */
const WARM_UP = 10
/** Keys before each measurement after another page was in front, which pauses a run. */
const AGAIN = 3
const SETTLED_MS = 2000
const FLAT = { early: [50, 150], late: [4900, 5000] } as const

const CAPS = { 1: { p50: 5, p99: 10, task: 5 }, 4: { p50: 16, p99: 32, task: 16 } } as const
const OVER_FLOOR = { p50: 1.3, p99: 1.6, task: 1.4, flat: 1.1 }

/** Common words in a fixed order. */
const LIST =
  'time year people way day man thing woman life child world school state family student group country problem hand part'
const textOf = (count: number) => {
  const words = LIST.split(' ')
  return Array.from({ length: count }, (_, i) => words[(i * 7 + (i >> 3)) % words.length]).join(' ')
}

declare global {
  var situTyping: { latencies: number[]; commits: number; watch: (selector: string) => void }
}

/**
 * Runs before the page's own scripts: measures from the key's time stamp to the frame that shows its effect, and counts
 * React's commits in between (the requests that the page makes every 30 s do not count).
 */
function watchKeys() {
  let pressedAt: number | undefined
  let isOnItsWay = false
  const latencies: number[] = []
  globalThis.situTyping = {
    latencies,
    commits: 0,
    watch(selector) {
      const text = document.querySelector(selector)
      if (!text) throw new Error(`no ${selector} on this page`)
      new MutationObserver(() => {
        const from = pressedAt
        if (from === undefined) return
        pressedAt = undefined
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            latencies.push(performance.now() - from)
            isOnItsWay = false
          }
          port2.postMessage(undefined)
        })
      }).observe(text, { subtree: true, attributes: true, childList: true, characterData: true })
    },
  }
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    pressedAt = timeStamp
    isOnItsWay = true
  }
  addEventListener('keydown', onKey, { capture: true })
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => void (isOnItsWay && situTyping.commits++),
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  }
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

/** A page on which a text is typed. */
class Typist {
  readonly page: Page
  readonly #cdp: CDPSession
  readonly #text: string
  #at = 0
  private constructor(page: Page, cdp: CDPSession, text: string) {
    this.page = page
    this.#cdp = cdp
    this.#text = text
  }

  static async at(page: Page, text: string, letters: string) {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await cdp.send('HeapProfiler.enable')
    await page.evaluate((selector) => situTyping.watch(selector), letters)
    return new Typist(page, cdp, text)
  }

  /** Types up to this letter, as fast as the browser accepts it. */
  async rushTo(letter: number) {
    while (this.#at < letter) await this.#press()
  }

  /**
   * Types `keys` letters at a human pace, after a few that are not measured. Returns the milliseconds until each letter
   * appeared, the number of React's commits, and the mean main-thread time of a key in milliseconds.
   */
  async type(keys: number) {
    await this.page.bringToFront()
    await pause(200)
    for (let i = 0; i < AGAIN; i++) await this.#press()
    // A page that comes to the front again requests updates from the server.
    await pause(SETTLED_MS)
    // Garbage left from fast typing must not count towards these keys.
    await this.#cdp.send('HeapProfiler.collectGarbage')
    await this.page.evaluate(() => Object.assign(situTyping, { commits: 0 }) && situTyping.latencies.splice(0))
    const before = await this.#taskMs()
    await profiled(this.page, new URL(this.page.url()).pathname, { units: keys, unit: 'key' }, async () => {
      for (let i = 0; i < keys; i++) {
        await this.#press()
        await pause(PACE.least + Math.random() * PACE.spread)
      }
    })
    const taskMs = ((await this.#taskMs()) - before) / keys
    const { latencies, commits } = await this.page.evaluate(() => ({ ...situTyping }))
    if (latencies.length < keys * 0.98) throw new Error(`${latencies.length} of ${keys} keys were seen`)
    return { latencies, commits, taskMs }
  }

  async #press() {
    const letter = this.#text[this.#at++]
    if (letter === undefined) throw new Error('the text is at its end')
    await this.page.keyboard.press(letter === ' ' ? 'Space' : letter)
  }
  async #taskMs() {
    const { metrics } = await this.#cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}
type Measured = Awaited<ReturnType<Typist['type']>>

/** Opens the trainer with a custom text, ready to type. */
async function openTrainer(page: Page, url: string, text: string) {
  await page.goto(`${url}/typing?view=platform&mode=custom`)
  const own = page.locator('textarea[maxlength]')
  await own.waitFor()
  await own.fill(text)
  await page.waitForFunction(
    (count) => document.querySelectorAll('#content .sheet .l').length === count,
    Array.from(text).length,
  )
  await page.locator('#content textarea.field').focus()
  // The draft is stored a moment later.
  await pause(500)
  return Typist.at(page, text, '#content .sheet')
}

const pooled = (rounds: readonly Measured[]) => rounds.flatMap(({ latencies }) => latencies)
const costOf = (rounds: readonly Measured[]) => median(rounds.map(({ taskMs }) => taskMs))

/** G6 and G7: the time from the key to the frame that shows it and its cost, beside those of a minimal page. */
export async function measureTyping() {
  part(`G6, G7 · typing, ${WORDS} words, ${ROUNDS[1]} rounds of ${KEYS} keys, ${ROUNDS[4]} at 4× CPU`)
  const text = textOf(WORDS)
  const server = await startServer()
  const floor = await startTypingFloor(text)
  const context = await openProfile(scratchFolder(), DESKTOP)
  await context.addInitScript(watchKeys)
  const ours = await signedInPage(context, server, await newLearner(server))
  const bare = await context.newPage()
  for (const rate of CPU_RATES) {
    await throttle(ours, 1)
    const trainer = await openTrainer(ours, server.url, text)
    await bare.goto(floor.url)
    const lowest = await Typist.at(bare, text, '#text')
    for (const typist of [trainer, lowest]) await typist.rushTo(WARM_UP)
    for (const { page } of [trainer, lowest]) await throttle(page, rate)
    const rounds: { ours: Measured; floor: Measured }[] = []
    for (let round = 0; round < ROUNDS[rate]; round++)
      rounds.push({ floor: await lowest.type(KEYS), ours: await trainer.type(KEYS) })
    report(
      rate,
      rounds.map((r) => r.ours),
      rounds.map((r) => r.floor),
    )
  }
  await throttle(ours, 1)
  // A throttled page keeps a core of the machine busy.
  await bare.close()
  await measureFlatness(ours, server.url)
  await context.close()
  await floor.stop()
  await server.remove()
}

function report(rate: (typeof CPU_RATES)[number], ours: readonly Measured[], floor: readonly Measured[]) {
  const cap = CAPS[rate]
  const [mine, least] = [pooled(ours), pooled(floor)]
  for (const [name, of] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    const [value, low] = [quantile(mine, of), quantile(least, of)]
    figure(`key to paint, ${name}${slowness(rate)}`, value, 'ms', { most: cap[name] }, `floor ${low.toFixed(2)} ms`)
    figure(`  over the floor${slowness(rate)}`, value / low, '×', rate === 1 ? { most: OVER_FLOOR[name] } : {})
  }
  const [cost, low] = [costOf(ours), costOf(floor)]
  figure(`main thread per key${slowness(rate)}`, cost, 'ms', { most: cap.task }, `floor ${low.toFixed(2)} ms`)
  figure(`  over the floor${slowness(rate)}`, cost / low, '×', rate === 1 ? { most: OVER_FLOOR.task } : {})
  const commits = ours.reduce((sum, round) => sum + round.commits, 0)
  figure(`React commits of ${mine.length} keys${slowness(rate)}`, commits, '', { most: 0 })
}

/**
 * Checks that letters near the end of a long text cost hardly more than letters near its beginning (`OVER_FLOOR.flat`).
 */
async function measureFlatness(page: Page, url: string) {
  const text = textOf(LONG_LETTERS).slice(0, LONG_LETTERS)
  const trainer = await openTrainer(page, url, text)
  const [from, to] = FLAT.early
  await trainer.rushTo(from - AGAIN)
  const early = await trainer.type(to - from)
  const [lateFrom, lateTo] = FLAT.late
  await trainer.rushTo(lateFrom - AGAIN)
  const late = await trainer.type(lateTo - lateFrom - 1)
  const note = `${early.taskMs.toFixed(2)} and ${late.taskMs.toFixed(2)} ms`
  figure(
    `keys ${lateFrom}–${lateTo} beside ${from}–${to}`,
    late.taskMs / early.taskMs,
    '×',
    { most: OVER_FLOOR.flat },
    note,
  )
  figure(
    'key to paint there, p50',
    quantile(late.latencies, 0.5),
    'ms',
    { most: CAPS[1].p50 },
    `first ${quantile(early.latencies, 0.5).toFixed(2)} ms`,
  )
}
