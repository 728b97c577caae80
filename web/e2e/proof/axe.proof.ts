import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { APP, PUBLIC } from '../support/addresses.ts'
import { administrator, expect, registerInForm, test } from '../support/fixtures.ts'

test.use({ isMobile: false, hasTouch: false })

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDTHS = [360, 1280]
/** Screens that the administrator alone sees. */
const ADMINISTRATION = ['/admin', '/typing-admin']

/** What axe complains about on these pages, at both widths. */
async function violationsOn(page: Page, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
      for (const { id, nodes } of violations) found.push(`${path} at ${width}: ${id} ${nodes[0]?.html.slice(0, 160)}`)
    }
  }
  return found
}

for (const language of ['fr', 'en'] as const)
  for (const dark of [false, true])
    test(`axe finds nothing on any page (${language}, ${dark ? 'dark' : 'light'})`, async ({ device }) => {
      const { page } = await device(language, { dark })
      const found = await violationsOn(page, PUBLIC)
      await registerInForm(page, language)
      found.push(...(await violationsOn(page, APP)))
      const other = await device(language, { dark })
      await administrator(other.page)
      found.push(...(await violationsOn(other.page, ADMINISTRATION)))
      expect(found).toEqual([])
    })
