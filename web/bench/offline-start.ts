import type { Page } from 'playwright-core'
import { CPU_RATES, openProfile, scratchFolder, slowness, throttle } from './browser.ts'
import { startFloor } from './floor.ts'
import { newLearner, quietPage, signedInPage, startServer } from './learner.ts'
import { addBench } from './page/build.ts'
import { figure, median, part } from './report.ts'

const ROUNDS = 5
const STORED = 10_000
const CARDS = 4
/** Milliseconds until the app is idle: it fetches the library 1.5 s after its first screen. */
const SETTLED_MS = 4000
const CAPS = { 1: { paint: 130, content: 350 }, 4: { paint: 260, content: 900 } } as const
const OVER_FLOOR = 1.5
/** Selectors of the content: the numbers of the dashboard, and the rows of the history. */
const NUMBERS = '#content .value'
const ROWS = '#content li'
const FIRST_ROWS = 20

interface Start {
  paint: number
  content: number
}
declare global {
  var situStarted: (start: string) => void
}

/**
 * Runs before the page's own scripts: checks at every frame whether the content is there, and reports it together with
 * the first paint, which the browser may tell after the frame in which the content is there.
 */
function watchContent({ selector, count }: { selector: string; count: number }) {
  let content: number | undefined
  const look = () => {
    const texts = [...document.querySelectorAll(selector)].filter((element) => element.textContent?.trim())
    if (texts.length >= count) content ??= performance.now()
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    if (content === undefined || paint === undefined) requestAnimationFrame(look)
    else situStarted(JSON.stringify({ paint, content }))
  }
  requestAnimationFrame(look)
}

/** One start in a new browser process on the profile, without a server. */
async function coldStart(
  dir: string,
  url: string,
  rate: number,
  watched: { selector: string; count: number },
): Promise<Start> {
  const context = await openProfile(dir)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.addInitScript(watchContent, watched)
  await throttle(page, rate)
  // The page reports by itself: asking it would first run a script of 330 KB in it, in the middle of its start.
  const session = await context.newCDPSession(page)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'situStarted' })
  const reported = new Promise<string>((resolve) =>
    session.on('Runtime.bindingCalled', ({ name, payload }) => name === 'situStarted' && resolve(payload)),
  )
  await page.goto(url, { waitUntil: 'commit' })
  const start = JSON.parse(await reported) as Start
  await context.close()
  return start
}

async function visitTwice(page: Page, url: string, ready: string) {
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
}

/**
 * A profile with the app and the trivial page in its caches, and 10,000 stored activities that all wait to be sent; no
 * server is left running.
 */
async function prepareProfile() {
  const dir = scratchFolder()
  const [server, floor] = [await startServer(), await startFloor()]
  const learner = await newLearner(server)
  const context = await openProfile(dir)
  const page = await signedInPage(context, server, learner)
  await visitTwice(page, server.url, NUMBERS)
  await page.waitForTimeout(SETTLED_MS)
  await visitTwice(page, floor.url, 'h1')
  await quietPage(page, server)
  await addBench(page)
  await page.evaluate(([id, count]) => situBench.addWaiting(id, count), [learner.user.id, STORED] as const)
  await context.close()
  await server.remove()
  await floor.stop()
  return { dir, app: `${server.url}/`, floor: `${floor.url}/` }
}

/** G4: the browser is opened offline; the dashboard shows the statistics of 10,000 stored activities. */
export async function measureOfflineStart() {
  part('G4 · cold start offline, 10,000 acts stored and waiting')
  const { dir, app, floor } = await prepareProfile()
  for (const rate of CPU_RATES) {
    const ours: Start[] = []
    const trivial: Start[] = []
    for (let round = 0; round < ROUNDS; round++) {
      trivial.push(await coldStart(dir, floor, rate, { selector: 'h1', count: 1 }))
      ours.push(await coldStart(dir, app, rate, { selector: NUMBERS, count: CARDS }))
    }
    const paint = median(ours.map((start) => start.paint))
    const least = median(trivial.map((start) => start.paint))
    figure(`first contentful paint${slowness(rate)}`, paint, 'ms', { most: CAPS[rate].paint })
    figure(
      `first paint against the trivial page${slowness(rate)}`,
      paint / least,
      '×',
      { most: OVER_FLOOR },
      `its: ${least.toFixed(0)} ms`,
    )
    const content = ours.map((start) => start.content)
    const all = `rounds: ${content.map((ms) => ms.toFixed(0)).join(' ')}`
    figure(`the four numbers visible${slowness(rate)}`, median(content), 'ms', { most: CAPS[rate].content }, all)
    const history: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      history.push((await coldStart(dir, `${app}history`, rate, { selector: ROWS, count: FIRST_ROWS })).content)
    figure(`the first ${FIRST_ROWS} rows of the history${slowness(rate)}`, median(history), 'ms')
  }
}
