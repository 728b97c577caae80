import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as pricingTable from '#browser/pricing-table'
import { expectAccessible } from '#testing/axe'
import { goOffline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const table = { id: 'prctbl_1', publishableKey: 'pk_1' }
beforeEach(() => {
  vi.spyOn(pricingTable, 'wasLoadedAt').mockReturnValue(true)
  vi.spyOn(pricingTable, 'loadAnew').mockImplementation(() => {})
  vi.spyOn(pricingTable, 'loadPricingTable').mockResolvedValue()
})
afterEach(() => vi.restoreAllMocks())

const titles = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map((h) => h.textContent)

test('the three plans, one’s own marked; without a provider it says so', async () => {
  const page = await openPage('/subscribe')
  for (const [language, names, own, none, write] of [
    ['en', ['Free', 'Starter', 'Pro'], 'Your plan', /is not set up/, 'Write to the team'],
    ['fr', ['Gratuit', 'Starter', 'Pro'], 'Votre forfait', /n’est pas configuré/, 'Écrire à l’équipe'],
  ] as const) {
    await speak(language)
    expect(await main().findByText(none)).toBeVisible()
    expect(titles()).toEqual(names)
    const card = main().getByText(own).closest('div')
    expect(within(card as HTMLElement).getByRole('heading')).toHaveTextContent(names[0])
    expect(main().getByRole('link', { name: write })).toBeVisible()
  }
  await expectAccessible()
  await page.user.click(main().getByRole('link', { name: 'Écrire à l’équipe' }))
  expect(page.address).toBe('/contact')
})

test('with a provider its table is shown, with who asks', async () => {
  world.pricingTable = table
  await openPage('/subscribe', { language: 'en' })
  await waitFor(() => {
    const shown = document.querySelector('stripe-pricing-table')
    expect(shown).not.toBeNull()
    expect(Object.fromEntries([...(shown?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
      'pricing-table-id': 'prctbl_1',
      'publishable-key': 'pk_1',
      'client-reference-id': 'learner',
      'customer-email': 'ada@example.org',
    })
  })
})
test('come to by a link, the page is loaded anew for its own policy', async () => {
  world.pricingTable = table
  vi.mocked(pricingTable.wasLoadedAt).mockReturnValue(false)
  await openPage('/subscribe')
  await waitFor(() => expect(pricingTable.loadAnew).toHaveBeenCalled())
})
test('a table that does not come can be tried again', async () => {
  world.pricingTable = table
  vi.mocked(pricingTable.loadPricingTable).mockRejectedValueOnce(new Error('offline'))
  const { user } = await openPage('/subscribe')
  await main().findByText(/Impossible de charger la page/)
  for (const [language, failed, again] of [
    ['en', /couldn’t be loaded/, 'Try again'],
    ['fr', /Impossible de charger la page/, 'Réessayer'],
  ] as const) {
    await speak(language)
    expect(main().getByText(failed)).toBeVisible()
    expect(main().getByRole('button', { name: again })).toBeVisible()
  }
  await user.click(main().getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(document.querySelector('stripe-pricing-table')).not.toBeNull())
})
test('offline it says so', async () => {
  goOffline()
  await openPage('/subscribe')
  expect(await main().findByText(/Vous êtes hors ligne\. Il faut/)).toBeVisible()
  await speak('en')
  expect(main().getByText(/You are offline\. You need/)).toBeVisible()
})
