import AxeBuilder from '@axe-core/playwright'
import { expect, type Language, register, test } from './fixtures.ts'

const PUBLIC = [
  '/',
  '/about',
  '/auth',
  '/reset-password',
  '/reset-password?token=abc',
  '/terms',
  '/privacy',
  '/no-such-page',
]
const APP = [
  '/',
  '/dashboard',
  '/learning-demo',
  '/learning/empathy-in-words?page=2',
  '/progress-test',
  '/device',
  '/quizzes',
  '/quizzes/ethics-principles',
  '/quizzes/ethics-principles?view=attempts',
  '/quizzes/no-such-quiz',
  '/review',
  '/casper',
  '/casper/test/full-1',
  '/casper/test/drill-ethics',
  '/casper/test/no-such-test',
  '/casper/run/no-such-run',
  '/casper/result/no-such-run',
  '/practice',
  '/practice?scenario=cash-line-remark',
  '/practice?result=no-such-evaluation',
  '/practice/how-scores-are-made',
  '/speech-test',
  '/speech-test?scenario=cash-line-remark',
  '/video-practice',
  '/video-practice?scenario=cash-line-remark',
  '/typing',
  '/typing?view=platform&mode=preset',
  '/typing?view=platform&mode=custom',
  '/typing?view=platform&mode=random',
  '/typing?view=platform&mode=casper',
  '/scheduler',
  '/scheduler?day=2026-12-24',
  '/focus-session',
  '/account',
  '/contact',
  '/subscribe',
  '/games',
  '/games/stroop',
  '/games/minesweeper',
  '/games/no-such-game',
  '/admin',
  '/no-such-page',
  '/learning/no-such-module',
  '/about',
]

interface Round {
  name: string
  language: Language
  dark: boolean
  /** Which of the pages. */
  has: (place: number) => boolean
}
// Two rounds see each page once; the four others see all of them in both languages and both modes (npm run proof).
const ROUNDS: Round[] = [
  { name: 'half of the pages', language: 'fr', dark: false, has: (place) => place % 2 === 0 },
  { name: 'half of the pages', language: 'en', dark: true, has: (place) => place % 2 === 1 },
  ...(['fr', 'en'] as const).flatMap((language) =>
    [false, true].map((dark) => ({ name: 'every page', language, dark, has: () => true })),
  ),
]
for (const { name, language, dark, has } of ROUNDS)
  test(`${name}, ${language}, ${dark ? 'dark' : 'light'}: no violation, no complaint, no other host, no sideways scroll`, async ({
    device,
  }) => {
    const { page } = await device(language, { dark })
    const look = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForTimeout(300)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map((v) => `${path}: ${v.id} ${v.nodes[0]?.html}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(0)
      }
    }
    for (const path of PUBLIC.filter((_, place) => has(place))) await look(path)
    await register(page, language)
    for (const path of APP.filter((_, place) => has(place))) await look(path)
  })
