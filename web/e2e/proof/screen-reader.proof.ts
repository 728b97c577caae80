import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, registerInForm, test } from '../support/fixtures.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 360, height: 800 } })

/** Screens whose tree for a screen reader is kept in `trees/`. */
const VISITOR = { landing: '/', 'sign-in': '/auth', accessibility: '/accessibility' }
const LEARNER = {
  modules: '/learning-demo',
  page: '/learning/empathy-in-words?page=2',
  quizzes: '/quizzes',
  'quiz-intro': '/quizzes/ethics-principles',
  scenario: '/practice?scenario=cash-line-remark',
  'system-check': '/casper/test/drill-ethics',
  typing: '/typing?view=platform&mode=custom',
  game: '/games/stroop',
  account: '/account',
}
const TREES = join(import.meta.dirname, 'trees')
/**
 * The tree without values that change from run to run: the seconds of a clock, the learner's address, the day of
 * renewal.
 */
const settled = (tree: string) =>
  `${tree
    .replace(/(- timer .*): .*/g, '$1')
    .replace(/learner[\d-]+@/g, 'learner@')
    .replace(/(until|jusqu’au) (?:\p{L}+ \d+,|\d+(?:er)? \p{L}+) \d{4}/gu, '$1 a date')}\n`
/** Whether this run overwrites the stored trees instead of comparing with them; `git diff` then shows the changes. */
const WRITES = process.env.WRITE_TREES === '1'

for (const language of ['fr', 'en'] as const)
  test(`what a screen reader meets on twelve screens is as kept (${language})`, async ({ device }) => {
    const { page } = await device(language)
    const compare = async (screens: Record<string, string>) => {
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const file = join(TREES, `${name}.${language}.txt`)
        const tree = async () => settled(await page.locator('main').ariaSnapshot())
        if (WRITES) {
          await page.waitForLoadState('networkidle')
          writeFileSync(file, await tree())
        }
        // Parts of a screen load one after the other: polled until all of them are there.
        else await expect.soft.poll(tree, { message: path }).toBe(readFileSync(file, 'utf8'))
      }
    }
    await compare(VISITOR)
    await registerInForm(page, language)
    await compare(LEARNER)
  })
