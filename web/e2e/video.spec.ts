import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Recording } from '../src/data/media/media-tables.ts'
import { liveTracks, plugCamera, withSound } from './support/camera.ts'
import { expect, type Language, register, test } from './support/fixtures.ts'
import { chunksAreKept, rowsOf } from './support/on-device.ts'
import { armKill, playable } from './support/practice.ts'
import { ONLINE, SHORT_ONLINE } from './support/tags.ts'

// Video answers. `proof/video-kills.proof.ts` kills the page during longer recordings, and more often.
test.use({ launchOptions: withSound })

const W = {
  fr: {
    start: 'Commencer',
    stop: 'Arrêter',
    check: 'Vérifier la caméra',
    off: 'Éteindre la caméra',
    open: /^Ouvrir\s: /,
    watch: 'Regarder',
    keep: 'Conserver et afficher',
    recovered: 'récupéré',
    analyse: 'Analyser ma voix',
    denied: /bloque la caméra et le micro/,
    none: /Aucune caméra ni aucun micro/,
    busy: /Un autre programme utilise la caméra/,
    full: /pas assez d’espace/,
  },
  en: {
    start: 'Start',
    stop: 'Stop',
    check: 'Check the camera',
    off: 'Turn off the camera',
    open: /^Open: /,
    watch: 'Watch',
    keep: 'Keep and show',
    recovered: 'recovered',
    analyse: 'Analyze my voice',
    denied: /browser is blocking the camera and microphone/,
    none: /No camera or microphone was found/,
    busy: /Another program is using the camera/,
    full: /not enough space/,
  },
} as const
const both = ['fr', 'en'] as Language[]
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const recordings = (page: Page) => rowsOf<Recording>(page, 'recordings')

for (const language of both)
  test(
    `an answer is recorded, watched, looked through and analysed; the light is off afterwards (${language})`,
    ONLINE,
    async ({ device }) => {
      const words = W[language]
      const { page, context } = await device(language)
      await plugCamera(context)
      await register(page)
      await page.goto('/video-practice?scenario=cash-line-remark')
      await button(page, words.check).click()
      await expect.poll(() => liveTracks(page)).toBe(2)
      await button(page, words.off).click()
      expect(await liveTracks(page)).toBe(0)
      await button(page, words.start).click()
      await expect(button(page, words.stop)).toBeVisible()
      // Waits for six chunks (three seconds) instead of a fixed time, because a busy camera gives its first frame late.
      await chunksAreKept(page, 6)
      await button(page, words.stop).click()
      await expect.poll(() => liveTracks(page)).toBe(0)
      await button(page, words.open).click()
      await button(page, words.watch).click()
      const film = page.locator('video')
      const found = await film.evaluate(async (player: HTMLVideoElement) => {
        if (player.readyState < 1) await new Promise((done) => player.addEventListener('loadedmetadata', done))
        player.currentTime = 2
        await new Promise((done) => player.addEventListener('seeked', done, { once: true }))
        return { duration: player.duration, at: player.currentTime, end: player.seekable.end(0) }
      })
      expect(found.duration).toBeGreaterThan(3)
      expect(found.duration).toBeLessThan(10)
      expect(found.at).toBeCloseTo(2, 0)
      expect(found.end).toBeCloseTo(found.duration, 0)
      await button(page, words.analyse).click()
      await expect(page.getByText(/dB|bruit|noise/).first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    },
  )

test(
  'oneself and the questions are both seen while an answer is recorded, wide and narrow',
  ONLINE,
  async ({ device }) => {
    const { page, context } = await device('fr')
    await plugCamera(context)
    await register(page)
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/video-practice?scenario=cash-line-remark')
      await button(page, W.fr.start).click()
      await expect(button(page, W.fr.stop)).toBeVisible()
      const picture = await page.locator('video').boundingBox()
      const dock = await page.locator('[data-dock]').boundingBox()
      if (!picture || !dock) throw new Error('neither picture nor buttons are on the screen')
      expect(picture.height).toBeGreaterThan(100)
      expect(picture.y).toBeGreaterThanOrEqual(0)
      expect(picture.y + picture.height).toBeLessThanOrEqual(dock.y)
      const questions = page.locator('main ol > li').filter({ visible: true })
      await expect(questions).toHaveCount(2)
      for (const question of await questions.all()) {
        const box = await question.boundingBox()
        if (!box) throw new Error('a question is not on the screen')
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.y + box.height, `${width} x ${height}`).toBeLessThanOrEqual(dock.y)
      }
      await button(page, W.fr.stop).click()
      await expect.poll(() => liveTracks(page)).toBe(0)
    }
  },
)

for (const language of both)
  for (const [trouble, name] of [
    ['denied', 'NotAllowedError'],
    ['none', 'NotFoundError'],
    ['busy', 'NotReadableError'],
  ] as const)
    test(
      `the camera is ${trouble}: it says what happened and what to do (${language})`,
      trouble === 'denied' && language === 'fr' ? SHORT_ONLINE : ONLINE,
      async ({ device }) => {
        const { page, context } = await device(language)
        await context.addInitScript((error) => {
          Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
            value: async () => {
              throw new DOMException('no', error)
            },
          })
        }, name)
        await register(page)
        await page.goto('/video-practice')
        await button(page, W[language].start).click()
        await expect(page.getByText(W[language][trouble])).toBeVisible()
        await expect(button(page, W[language].start)).toBeEnabled()
      },
    )

test('a device without room refuses before the camera is on', SHORT_ONLINE, async ({ device }) => {
  const { page, context } = await device('fr')
  await plugCamera(context)
  await context.addInitScript(() => {
    Object.defineProperty(navigator.storage, 'estimate', { value: async () => ({ usage: 99_000_000, quota: 1e8 }) })
  })
  await register(page)
  await page.goto('/video-practice')
  await button(page, W.fr.start).click()
  await expect(page.getByText(W.fr.full)).toBeVisible()
  expect(await liveTracks(page)).toBe(0)
  expect(await recordings(page)).toEqual([])
})

test('a killed page leaves all but the last second, which is offered and played', async ({ device }) => {
  const { page: first, context } = await device('fr')
  await plugCamera(context)
  await register(first)
  await first.goto('/video-practice?scenario=cash-line-remark')
  await button(first, W.fr.start).click()
  await expect(button(first, W.fr.stop)).toBeVisible()
  const kill = await armKill(context, first)
  await first.waitForTimeout(5000)
  const at = await kill()
  const page = await context.newPage()
  await page.goto('/video-practice')
  // A recording counts as interrupted once it has not grown for five seconds.
  await expect(button(page, W.fr.keep)).toBeVisible({ timeout: 15_000 })
  await button(page, W.fr.keep).click()
  await expect(page).toHaveURL(/cash-line-remark/)
  await expect(page.getByText(W.fr.recovered)).toBeVisible()
  const [kept] = await playable(page)
  expect(
    at - (kept?.startedAt ?? 0) - (kept?.durationMs ?? 0),
    'milliseconds that are not on the device',
  ).toBeLessThanOrEqual(1000)
  expect(kept?.seconds, 'a player finds it').toBeGreaterThan(2)
})
