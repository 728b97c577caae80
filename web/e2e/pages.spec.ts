import AxeBuilder from '@axe-core/playwright'
import { expect, type Language, register, test } from './support/fixtures.ts'

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
  '/history',
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
  /** Which of the pages are opened, and on which of them axe runs. */
  has: (place: number) => boolean
  measures: (place: number) => boolean
}
// Two rounds see each page once. Axe takes over a second in a browser, and the tests of every screen run all its rules
// except contrast and target size: it runs on a fifth of the pages here, and on all of them, in both languages and
// modes, in `npm run proof`.
const fifth = (place: number) => place % 10 < 2
const ROUNDS: Round[] = [
  { name: 'half of the pages', language: 'fr', dark: false, has: (place) => place % 2 === 0, measures: fifth },
  { name: 'half of the pages', language: 'en', dark: true, has: (place) => place % 2 === 1, measures: fifth },
  ...(['fr', 'en'] as const).flatMap((language) =>
    [false, true].map((dark) => ({ name: 'every page', language, dark, has: () => true, measures: () => true })),
  ),
]
/** The elements that make the page wider than the window; empty where it does not scroll sideways. */
const tooWide = () =>
  document.documentElement.scrollWidth <= innerWidth
    ? []
    : [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 160))
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
for (const { name, language, dark, has, measures } of ROUNDS)
  test(`${name}, ${language}, ${dark ? 'dark' : 'light'}: no violation, no complaint, no other host, no sideways scroll`, async ({
    device,
  }) => {
    const { page } = await device(language, { dark })
    const look = async (path: string, withAxe: boolean) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (withAxe) {
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        expect(violations.map((v) => `${path}: ${v.id} ${v.nodes[0]?.html}`)).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(tooWide), `${path} at ${width}`).toEqual([])
      }
    }
    const rounds = async (paths: readonly string[]) => {
      for (const [place, path] of paths.entries()) if (has(place)) await look(path, measures(place))
    }
    await rounds(PUBLIC)
    await register(page, language)
    await rounds(APP)
  })
