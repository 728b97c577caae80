import AxeBuilder from '@axe-core/playwright'
import { APP, PUBLIC } from './support/addresses.ts'
import { expect, type Language, registerInForm, test } from './support/fixtures.ts'
import { ONLINE, SHORT_ONLINE } from './support/tags.ts'

interface Round {
  name: string
  language: Language
  dark: boolean
  /** Whether the page at this index of its list is opened. */
  has: (place: number) => boolean
  tags: { tag: string | string[] }
}
// Axe takes over a second in a browser, and the tests of every screen run all its rules except contrast and target
// size. `npm test` opens one of twenty pages; `npm run proof` opens all of them, in both languages and modes.
const twentieth = (place: number) => place % 20 === 0
const ROUNDS: Round[] = [
  { name: 'one of twenty pages', language: 'fr', dark: false, has: twentieth, tags: SHORT_ONLINE },
  ...(['fr', 'en'] as const).flatMap((language) =>
    [false, true].map((dark) => ({ name: 'every page', language, dark, has: () => true, tags: ONLINE })),
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
for (const { name, language, dark, has, tags } of ROUNDS)
  test(
    `${name}, ${language}, ${dark ? 'dark' : 'light'}: no violation, no complaint, no other host, no sideways scroll`,
    tags,
    async ({ device }) => {
      const { page } = await device(language, { dark })
      const look = async (path: string) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        expect(violations.map((v) => `${path}: ${v.id} ${v.nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(tooWide), `${path} at ${width}`).toEqual([])
        }
      }
      const rounds = async (paths: readonly string[]) => {
        for (const [place, path] of paths.entries()) if (has(place)) await look(path)
      }
      await rounds(PUBLIC)
      // Registers through the form and not by a call: the page now comes from the service worker's cache, and such a
      // page does not notice a session that was opened by a call.
      await registerInForm(page, language)
      await rounds(APP)
    },
  )
