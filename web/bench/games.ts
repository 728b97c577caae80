import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { watchReactions } from '../e2e/support/reactions.ts'
import { CPU_RATES, DESKTOP, openProfile, scratchFolder, slowness, throttle } from './browser.ts'
import { newLearner, signedInPage, startServer } from './learner.ts'
import { figure, part, quantile } from './report.ts'

const PLAY_MS = 6000
const KEY_EVERY_MS = 180
const ROUNDS_OF_REACTION = 3
const ANSWER_AFTER_MS = 220
/** At 60 frames per second a frame takes 16.7 ms. */
const LATE_FRAME_MS = 20
const CAPS = { overFloor: 1.2, late: 1, stamp: 2 }

/** The animated games, each with a function that returns the next key to press; undefined once the game is over. */
const GAMES: Record<string, (page: Page, turn: number) => Promise<string | undefined>> = {
  'aim-trainer': (page) => letterOf(page, '#content [style*="--x"]'),
  '2048': async (_, turn) => ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp'][turn % 5],
  stroop: async (page, turn) => ((await letterOf(page, '#content [data-ink]')) ? String((turn % 4) + 1) : undefined),
}
const letterOf = (page: Page, selector: string) =>
  page.evaluate((from) => document.querySelector(from)?.textContent ?? undefined, selector)

/** The minimum cost of a page that changes one word per key. */
const FLOOR = `<!doctype html><title>Floor</title><div id="word">0</div>
<script>let n = 0; addEventListener('keydown', () => { document.querySelector('#word').textContent = String(++n) })</script>`

declare global {
  var situFrames: number[]
}

/** Records the duration of each frame, in milliseconds, in `situFrames`. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    globalThis.situFrames = []
    let before: number | undefined
    const frame = (now: number) => {
      if (before !== undefined) situFrames.push(now - before)
      before = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

/** Plays for a while, repeatedly where a game is short; returns the durations of its frames. */
async function framesOf(page: Page, keyOf: (turn: number) => Promise<string | undefined>, again: () => Promise<void>) {
  const frames: number[] = []
  await page.bringToFront()
  await watchFrames(page)
  const end = Date.now() + PLAY_MS
  for (let turn = 0; Date.now() < end; turn++) {
    const key = await keyOf(turn)
    if (key === undefined) {
      frames.push(...(await page.evaluate(() => situFrames.splice(0))))
      await again()
      await watchFrames(page)
      continue
    }
    await page.keyboard.press(key)
    await pause(KEY_EVERY_MS)
  }
  return [...frames, ...(await page.evaluate(() => situFrames.splice(0)))]
}

async function openGame(page: Page, url: string, id: string) {
  await page.goto(`${url}/games/${id}`)
  // Starts a new game, even if an unfinished one is stored.
  await page.getByRole('button', { name: /^(Commencer|En commencer)/ }).click()
  await pause(500)
}

/** G15: few frames of a game are late, and the reaction that a game reports is the time between paint and key. */
export async function measureGames() {
  part(`G15 · games, ${PLAY_MS / 1000} s each, ${ROUNDS_OF_REACTION * 5} reactions`)
  const server = await startServer()
  const context = await openProfile(scratchFolder(), DESKTOP)
  const ours = await signedInPage(context, server, await newLearner(server))
  const bare = await context.newPage()
  await bare.setContent(FLOOR)
  for (const rate of CPU_RATES) {
    await throttle(bare, rate)
    const floor = await framesOf(
      bare,
      async () => 'a',
      async () => {},
    )
    const low = quantile(floor, 0.99)
    for (const [id, keyOf] of Object.entries(GAMES)) {
      const open = async () => {
        await throttle(ours, 1)
        await openGame(ours, server.url, id)
        await throttle(ours, rate)
      }
      await open()
      const frames = await framesOf(ours, (turn) => keyOf(ours, turn), open)
      const p99 = quantile(frames, 0.99)
      figure(`${id}: frames, p99${slowness(rate)}`, p99, 'ms', {}, `floor ${low.toFixed(2)} ms`)
      if (rate === 1) figure('  over the floor', p99 / low, '×', { most: CAPS.overFloor })
      const late = (frames.filter((ms) => ms > LATE_FRAME_MS).length / frames.length) * 100
      figure(
        `  frames over ${LATE_FRAME_MS} ms${slowness(rate)}`,
        late,
        '%',
        { most: CAPS.late },
        `of ${frames.length}`,
      )
    }
  }
  await throttle(ours, 1)
  await ours.bringToFront()
  const errors = await reactionErrors(ours, server.url)
  figure('reaction times, from what the browser saw, p99', quantile(errors, 0.99), 'ms', { most: CAPS.stamp })
  await context.close()
  await server.remove()
}

/**
 * Milliseconds by which each reaction that the game reports lies outside the bounds that the page measured between the
 * signal's frame and the key's time stamp.
 */
async function reactionErrors(page: Page, url: string): Promise<number[]> {
  const errors: number[] = []
  for (let round = 0; round < ROUNDS_OF_REACTION; round++) {
    await page.goto(`${url}/games/reaction-time`)
    await page.getByRole('button', { name: 'Commencer', exact: true }).click()
    await page.evaluate(watchReactions)
    const pad = page.locator('[data-phase]')
    for (let n = 0; n < 5; n++) {
      await page.keyboard.press(' ')
      await page.locator('[data-phase=shown]').waitFor()
      await pause(ANSWER_AFTER_MS)
      await page.keyboard.press(' ')
      await pause(100)
    }
    await pad.waitFor({ state: 'detached' })
    const told = await page.evaluate(readTimes)
    const seen = await page.evaluate(() => situReactions)
    if (told.length !== seen.length) throw new Error(`${told.length} reactions are told, ${seen.length} were seen`)
    for (const [i, ms] of told.entries())
      errors.push(Math.max(0, (seen[i]?.least ?? 0) - ms, ms - (seen[i]?.most ?? 0)))
  }
  return errors
}

/** The reactions in the newest result on the device. */
async function readTimes(): Promise<number[]> {
  const info = (await indexedDB.databases()).find(({ name }) => name?.startsWith('situ-'))
  const open = indexedDB.open(info?.name ?? '')
  const database = await new Promise<IDBDatabase>((done, fail) => {
    open.onsuccess = () => done(open.result)
    open.onerror = () => fail(open.error)
  })
  const all = database.transaction('gameResults').objectStore('gameResults').getAll()
  const results = await new Promise<{ at: string; details: { times: number[] } }[]>((done, fail) => {
    all.onsuccess = () => done(all.result)
    all.onerror = () => fail(all.error)
  })
  database.close()
  return results.sort((a, b) => a.at.localeCompare(b.at)).at(-1)?.details.times ?? []
}
