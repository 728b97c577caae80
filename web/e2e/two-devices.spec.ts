import type { Page } from '@playwright/test'
import { expect, readyOffline, register, signIn, test, WORDS } from './support/fixtures.ts'
import { libraryIsHere, pageIsKept } from './support/on-device.ts'

const words = WORDS.fr
const read = async (page: Page, module: string, pages: number) => {
  await page.goto(`/learning/${module}`)
  for (let i = 0; i < pages; i++) {
    const title = page.getByRole('heading', { level: 1 })
    const before = (await title.textContent()) ?? ''
    await page.getByRole('button', { name: words.next }).click()
    await expect(title).not.toHaveText(before)
  }
  await pageIsKept(page, module, pages + 1)
}
const summary = (page: Page) =>
  page.evaluate(async () => {
    const { stats, fold } = await (await fetch('/api/progress/summary')).json()
    const states = await (await fetch('/api/user-module-progress')).json()
    return {
      stats,
      count: fold.count,
      pages: states.map((s: { moduleId: string; lastPage: number }) => [s.moduleId, s.lastPage]).sort(),
    }
  })

test('two devices offline in the same modules: equal afterwards, nothing lost, nothing twice', async ({
  device,
  server,
}) => {
  const phone = await device('fr')
  const person = await register(phone.page)
  await readyOffline(phone.page)
  const laptop = await device('fr')
  await signIn(laptop.page, 'fr', person)
  await readyOffline(laptop.page)
  for (const { page } of [phone, laptop]) await libraryIsHere(page)
  await server.stop('SIGKILL')
  for (const { context } of [phone, laptop]) await context.setOffline(true)

  await read(phone.page, 'understand-the-test', 5)
  await read(laptop.page, 'understand-the-test', 5)
  await read(phone.page, 'empathy-in-words', 2)
  await read(laptop.page, 'empathy-in-words', 1)
  await read(laptop.page, 'nine-competencies', 1)

  await server.start()
  for (const { context } of [laptop, phone]) await context.setOffline(false)
  for (const { page } of [phone, laptop])
    await expect(page.locator('a[href="/device"]:visible').first()).toHaveAccessibleName(words.synced)

  const here = await summary(phone.page)
  expect(here).toEqual(await summary(laptop.page))
  expect(here.stats.completedModules).toBe(1)
  expect(here.count).toBe(2)
  expect(here.pages).toEqual([
    ['empathy-in-words', 3],
    ['nine-competencies', 2],
    ['understand-the-test', 6],
  ])

  for (const { page } of [phone, laptop]) {
    await page.goto('/')
    await expect(page.getByText('Modules terminés').locator('..')).toContainText(/1\s*sur 16/)
  }
})
