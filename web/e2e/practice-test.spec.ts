import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { plugCamera, withSound } from './support/camera.ts'
import { expect, type Language, readyOffline, register, test } from './support/fixtures.ts'
import { chunksAreKept, rowsOf } from './support/on-device.ts'
import {
  armKill,
  jumpTo,
  nextTick,
  playable,
  startTest,
  TEST_WORDS,
  theAnswers,
  theRun,
  truth,
  withScenarios,
} from './support/practice.ts'

// The timed practice test. `proof/practice-kills.proof.ts` kills the page more often, at random points.
test.use({ launchOptions: withSound })

const WITHIN_MS = 250
const ANSWERS = [
  'Je ne sais pas encore ce qui s’est passé. Je lui demanderais en privé comment il va, parce qu’il vit peut-être quelque chose de difficile. Je l’écouterais avant de proposer quoi que ce soit.',
  'Je proposerais de chercher ensemble une solution. D’un côté, chacun compte sur nous; de l’autre, je ne veux exclure personne. S’il refuse, j’en parlerais avec la personne responsable.',
] as const
type Step = [heading: string, seconds: number]
/**
 * The steps of the full test or the mini-test, as its format prescribes: what is on screen, and for how many seconds.
 */
function steps(language: Language, plan: 'full' | 'mini'): Step[] {
  const words = TEST_WORDS[language]
  const spoken: Step[] = [
    [words.reading, 60],
    [words.question(1), 10],
    [words.spoken(1), 60],
    [words.question(2), 10],
    [words.spoken(2), 60],
  ]
  const typed: Step[] = [
    [words.reading, 60],
    [words.typed, 210],
  ]
  const times = (count: number, of: Step[]) => Array.from({ length: count }, () => of).flat()
  const rest = (seconds: number): Step => [words.break, seconds]
  return plan === 'full'
    ? [...times(4, spoken), rest(600), ...times(4, typed), rest(300), ...times(3, typed)]
    : [...times(2, spoken), rest(300), ...times(2, typed)]
}
const now = (page: Page) => page.evaluate(() => Date.now())

for (const [language, plan, recording] of [
  ['fr', 'full', 'none'],
  ['en', 'mini', 'video'],
] as const)
  test(`${language}, ${plan}: every phase changes within ${WITHIN_MS} ms of its time, with no network`, async ({
    device,
    server,
  }) => {
    const { page, context } = await device(language)
    await plugCamera(context)
    await register(page)
    await readyOffline(page)
    await withScenarios(page)
    await page.clock.install()
    await server.stop()
    await context.setOffline(true)
    await startTest(page, language, `${plan}-1`, recording)
    const { startedAt } = await theRun(page)
    await page.clock.pauseAt((await now(page)) + 1000)

    const planned = steps(language, plan)
    let end = startedAt
    for (const [i, [heading, seconds]] of planned.entries()) {
      end += seconds * 1000
      await page.clock.runFor(end - WITHIN_MS - (await now(page)))
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      if (heading === TEST_WORDS[language].typed) await page.getByRole('textbox').first().fill(`${heading} ${i}`)
      await page.clock.runFor(2 * WITHIN_MS)
      const [next] = planned[i + 1] ?? []
      if (next) await expect(page.getByRole('heading', { name: next, exact: true })).toBeVisible()
    }
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: TEST_WORDS[language].result })).toBeVisible()
    // The text of the last quarter of a second is stored.
    const typed = planned.flatMap(([heading], i) => (heading === TEST_WORDS[language].typed ? `${heading} ${i}` : []))
    expect((await theAnswers(page)).map(({ text }) => text).filter(Boolean)).toEqual(typed)
    expect((await theRun(page)).endedAt).toBe(end)
  })

test('an exercise is evaluated offline, found again after a reload, and reaches the server once', async ({
  device,
  server,
}) => {
  const { page, context } = await device('fr')
  const words = TEST_WORDS.fr
  await register(page)
  await readyOffline(page)
  await withScenarios(page)
  await server.stop()
  await context.setOffline(true)
  await startTest(page, 'fr', 'drill-communication')
  await jumpTo(page, 1)
  await page.getByRole('textbox').first().fill(ANSWERS[0])
  await page.getByRole('textbox').nth(1).fill(ANSWERS[1])
  await page.getByRole('button', { name: words.send }).click()
  await page.getByRole('button', { name: words.evaluate }).click()
  const evaluated = page.getByRole('region', { name: words.evaluated })
  await expect(evaluated.getByText(words.range)).toBeVisible()
  const said = await evaluated.getByText(words.range).textContent()
  await page.reload()
  await expect(evaluated.getByText(words.range)).toHaveText(said ?? '')
  await expect(page.getByRole('button', { name: words.evaluate })).toHaveCount(0)

  const { id } = await theRun(page)
  const mine = async () =>
    (await rowsOf<{ id: string; credited?: boolean }>(page, 'evaluations')).map((e) => [e.id, e.credited])
  expect(await mine()).toEqual([[`${id}:0`, undefined]])
  await server.start()
  await context.setOffline(false)
  // The server's own evaluation takes the place of the device's, under the same id.
  await expect.poll(mine).toEqual([[`${id}:0`, true]])
  await expect(evaluated.getByText(words.range)).toBeVisible()
})

test('a tab in the background is at the right place when it is seen again', async ({ device }) => {
  const { page } = await device('en')
  await register(page)
  await withScenarios(page)
  await page.clock.install()
  await startTest(page, 'en', 'mini-1')
  await page.clock.pauseAt((await now(page)) + 1000)
  const run = await theRun(page)
  const clockIsTrue = async () => {
    const at = await now(page)
    const left = Math.ceil((truth(run, at).endsAt - at) / 1000)
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    await expect(page.getByRole('timer')).toContainText(text)
  }
  // Three minutes hidden: the browser lets the page check its clock once a minute.
  for (let minute = 0; minute < 3; minute++) await page.clock.fastForward(60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: TEST_WORDS.en.spoken(2) })).toBeVisible()
  await clockIsTrue()
  expect(await page.getByText(/You were away/).count()).toBe(0)
  // A device that sleeps for three minutes was not in use: the screen says so, and the test can continue where it was.
  await page.clock.fastForward(180_000)
  await clockIsTrue()
  await page.getByRole('button', { name: TEST_WORDS.en.resume }).click()
  await expect(page.getByRole('heading', { name: TEST_WORDS.en.spoken(2) })).toBeVisible()
  expect((await theRun(page)).pausedMs / 1000).toBeCloseTo(180, 0)
})

test('kills lose no text and no more than the last second, and the clock goes on from the truth', async ({
  device,
}) => {
  const { page: first, context } = await device('fr')
  await plugCamera(context)
  await register(first)
  await withScenarios(first)
  await startTest(first, 'fr', 'mini-1', 'video')
  const { id } = await theRun(first)
  let page = first
  const reopen = async () => {
    page = await context.newPage()
    await page.goto(`/casper/run/${id}`)
    const { seconds, at } = await nextTick(page)
    expect(Math.abs((truth(await theRun(page), at).endsAt - at) / 1000 - seconds)).toBeLessThanOrEqual(0.25)
  }

  await jumpTo(page, 2)
  for (const ms of [2300, 3700]) {
    await expect(page.getByText('Enregistrement', { exact: true })).toBeVisible()
    const kill = await armKill(context, page)
    await page.waitForTimeout(ms)
    const at = await kill()
    await reopen()
    const last = (await playable(page)).findLast(({ startedAt }) => startedAt < at)
    const { startedAt = 0, durationMs = 0, seconds = 0 } = last ?? {}
    expect(at - (startedAt + durationMs), 'milliseconds that are not on the device').toBeLessThanOrEqual(1000)
    expect(seconds, 'a player finds it').toBeGreaterThan(0)
  }

  await jumpTo(page, 12)
  let text = ''
  for (const more of ['Je lui dirais que', ' « non » n’est pas un refus, ', 'et pourquoi.']) {
    await page.getByRole('textbox').first().focus()
    await page.keyboard.press('Control+End')
    const kill = await armKill(context, page)
    await page.keyboard.type(more)
    await kill()
    text += more
    await reopen()
    await expect(page.getByRole('textbox').first()).toHaveValue(text)
  }
})

test('a recording is played with its length, and can be looked through', async ({ device }) => {
  const { page, context } = await device('en')
  await plugCamera(context)
  await register(page)
  await withScenarios(page)
  await startTest(page, 'en', 'mini-1', 'video')
  await jumpTo(page, 2)
  await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  // Waits for six chunks (three seconds) instead of a fixed time, because a busy camera gives its first frame late.
  await chunksAreKept(page, 6)
  await page.getByRole('button', { name: TEST_WORDS.en.send }).click()
  await expect(page.getByRole('heading', { name: TEST_WORDS.en.question(2) })).toBeVisible()
  // The last of the test's fifteen phases; after it the test is over.
  await jumpTo(page, 14)
  await page.clock.install()
  await page.clock.fastForward(215_000)
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(page.getByRole('heading', { name: TEST_WORDS.en.result })).toBeVisible()
  await page.getByRole('button', { name: 'Watch' }).first().click()
  const film = page.getByLabel('Recording', { exact: true })
  await expect(film).toBeVisible()
  const seen = await film.evaluate(async (element) => {
    const player = element as HTMLVideoElement
    if (player.readyState === 0) await new Promise((done) => player.addEventListener('loadedmetadata', done))
    const { duration } = player
    const sought = new Promise((done) => player.addEventListener('seeked', done))
    player.currentTime = 2
    await sought
    return { duration, at: player.currentTime }
  })
  expect(seen.duration).toBeGreaterThan(3.5)
  expect(seen.duration).toBeLessThan(8)
  expect(seen.at).toBe(2)
})

for (const [language, dark] of [
  ['fr', false],
  ['en', true],
] as const)
  test(`${language}, ${dark ? 'dark' : 'light'}: every step without a violation or a sideways scroll`, async ({
    device,
  }) => {
    const { page, context } = await device(language, { dark })
    await plugCamera(context)
    await register(page)
    await withScenarios(page)
    const look = async (what: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map((v) => `${what}: ${v.id} ${v.nodes[0]?.html}`)).toEqual([])
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${what} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await page.goto('/casper/test/mini-1')
    await page.getByRole('button', { name: TEST_WORDS[language].record }).click()
    // The widest clock: with « × 1,25 » beside it.
    await page.getByRole('button', { name: /25$/ }).click()
    await expect(page.getByRole('button', { name: TEST_WORDS[language].start })).toBeEnabled()
    await look('system check')
    await page.getByRole('button', { name: TEST_WORDS[language].start }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    for (const phase of [0, 2, 10, 12]) {
      await jumpTo(page, phase)
      await page.waitForTimeout(300)
      await look(`phase ${phase}`)
    }
    await page.clock.install()
    await page.clock.fastForward(240_000)
    await look('back after four minutes')
    await page.clock.fastForward(3_600_000)
    await look('back after an hour')
    await page.getByRole('button').last().click()
    await expect(page.getByRole('heading', { name: TEST_WORDS[language].result })).toBeVisible()
    await look('result, spoken')
    await page.getByRole('navigation').getByRole('button').nth(3).click()
    await look('result, written')
  })
