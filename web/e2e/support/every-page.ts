import type { Page } from '@playwright/test'
import { APP, PUBLIC } from './addresses.ts'
import { expect, type Language, registerInForm } from './fixtures.ts'

/** Opens every address, those of a visitor first, and collects what `look` complains about. */
export async function onEvery(page: Page, language: Language, look: (path: string) => Promise<readonly string[]>) {
  const found: string[] = []
  const visit = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const complaint of await look(path)) found.push(`${path}: ${complaint}`)
    }
  }
  await visit(PUBLIC)
  await registerInForm(page, language)
  await visit(APP)
  return found
}
