import { within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadAnew, loadPricingTable, wasLoadedAt } from '#browser/pricing-table'
import { expectAccessible } from '#testing/axe'
import { goOffline, main, openPage } from '#testing/render'
import { world } from '#testing/world'

vi.mock('#browser/pricing-table', () => ({ wasLoadedAt: vi.fn(), loadAnew: vi.fn(), loadPricingTable: vi.fn() }))
const table = { id: 'prctbl_1', publishableKey: 'pk_1' }
beforeEach(() => {
  vi.mocked(wasLoadedAt).mockReturnValue(true)
  vi.mocked(loadPricingTable).mockResolvedValue()
})

const languages = ['fr', 'en'] as const
const titles = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map((h) => h.textContent)

test.each([
  ['fr', ['Gratuit', 'Starter', 'Pro'], 'Votre forfait', /n’est pas configuré/, 'Écrire à l’équipe'],
  ['en', ['Free', 'Starter', 'Pro'], 'Your plan', /is not set up/, 'Write to the team'],
] as const)(
  'the three plans, one’s own marked; without a provider it says so (%s)',
  async (language, names, own, none, write) => {
    const page = await openPage('/subscribe', { language })
    expect(await main().findByText(none)).toBeVisible()
    expect(titles()).toEqual(names)
    const card = main().getByText(own).closest('div')
    expect(within(card as HTMLElement).getByRole('heading')).toHaveTextContent(names[0])
    await page.user.click(main().getByRole('link', { name: write }))
    expect(page.address).toBe('/contact')
  },
)

test('with a provider its table is shown, with who asks', async () => {
  world.pricingTable = table
  await openPage('/subscribe', { language: 'en' })
  await vi.waitFor(() => {
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
  vi.mocked(wasLoadedAt).mockReturnValue(false)
  await openPage('/subscribe')
  await vi.waitFor(() => expect(loadAnew).toHaveBeenCalled())
})
test.each([
  ['fr', /n’a pas pu être chargée/, 'Réessayer'],
  ['en', /could not be loaded/, 'Try again'],
] as const)('a table that does not come can be tried again (%s)', async (language, failed, again) => {
  world.pricingTable = table
  vi.mocked(loadPricingTable).mockRejectedValueOnce(new Error('offline'))
  const { user } = await openPage('/subscribe', { language })
  expect(await main().findByText(failed)).toBeVisible()
  await user.click(main().getByRole('button', { name: again }))
  await vi.waitFor(() => expect(document.querySelector('stripe-pricing-table')).not.toBeNull())
})
test.each([
  ['fr', /Vous êtes hors ligne\. Un forfait/],
  ['en', /You are offline\. A plan/],
] as const)('offline it says so (%s)', async (language, said) => {
  goOffline()
  await openPage('/subscribe', { language })
  expect(await main().findByText(said)).toBeVisible()
})
test.each(languages)('axe finds nothing (%s)', async (language) => {
  await openPage('/subscribe', { language })
  await main().findByText(language === 'fr' ? /configuré/ : /set up/)
  await expectAccessible()
})
