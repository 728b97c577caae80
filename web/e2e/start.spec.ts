import type { Page } from '@playwright/test'
import { expect, readyOffline, registerInForm, test, WORDS } from './support/fixtures.ts'
import { libraryIsHere, pageIsKept } from './support/on-device.ts'
import { SHORT } from './support/tags.ts'

const MODULE = 'empathy-in-words'

/** Where the browser took this page from by a static route; undefined where the worker answered. */
const source = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming &
      Record<'workerFinalSourceType' | 'workerFinalRouterSource', string | undefined>)[]
    return entry?.workerFinalSourceType || entry?.workerFinalRouterSource || undefined
  })

test(
  'the app starts without its worker, as the right page for whoever is there',
  SHORT,
  async ({ device, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium has static routes; elsewhere the worker answers.')
    const { page, context } = await device('fr')
    const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await registerInForm(page, 'fr')
    await readyOffline(page)
    await context.setOffline(true)

    await page.goto('/')
    await heading(/Noémie/)
    expect(await source(page)).toBe('cache')
    await page.goto('/history')
    await heading('Historique')
    expect(await source(page)).toBe('cache')
    // An address with a query is the worker's.
    await page.goto('/history?from=here')
    await heading('Historique')
    expect(await source(page)).toBeUndefined()

    await context.setOffline(false)
    await page.goto('/')
    await page.getByRole('button', { name: 'Plus' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/auth')
    await context.setOffline(true)
    await page.goto('/')
    expect(await source(page)).toBe('cache')
    expect(await page.evaluate(() => document.querySelector('#root'))).toBeNull()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await source(page)).toBe('cache')
  },
)

test('the worker sends what waits when the network is back, with the app closed', async ({ device, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has Background Sync.')
  const { page, context } = await device('fr')
  await registerInForm(page, 'fr')
  await readyOffline(page)
  await libraryIsHere(page)
  await page.goto(`/learning/${MODULE}`)
  const next = page.getByRole('button', { name: WORDS.fr.next })
  await expect(next).toBeVisible()
  await context.setOffline(true)
  await next.click()
  await pageIsKept(page, MODULE, 2)

  // A file of the same origin: no code of the app runs.
  await page.goto('/icon.svg')
  await context.setOffline(false)
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const sync = { registrationId: await registration, tag: 'situ-outbox', lastChance: false }
  await session.send('ServiceWorker.dispatchSyncEvent', { origin: new URL(page.url()).origin, ...sync })
  const stored = async () => {
    const reply = await context.request.get(`/api/module-progress/${MODULE}`)
    return (await reply.json())?.current_page
  }
  await expect.poll(stored).toBe(2)
})
