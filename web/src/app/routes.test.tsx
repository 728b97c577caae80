import { act, screen, waitFor, within } from '@testing-library/react'
import { makeUser } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { goOffline, openPage, speak } from '#testing/render'
import { sidebarEntries } from './menu/sidebar-entries'

test('an entry of the menu has an id and an address of its own; Administration is for the administrator', () => {
  const entries = sidebarEntries(makeUser({ role: 'admin' }))
  for (const of of ['id', 'to'] as const) expect(new Set(entries.map((entry) => entry[of])).size).toBe(entries.length)
  expect(entries[0]?.to).toBe('/')
  expect(entries.at(-1)).toMatchObject({ id: 'admin', to: '/admin' })
  expect(sidebarEntries(makeUser({ role: 'user' }))).toEqual(entries.slice(0, -1))
})

test('an unknown address: a learner reads that nothing is there', async () => {
  await openPage('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
})

test.each(['/nowhere', '/quizzes', '/learning/some-id', '/'])('%s shows a visitor the landing page', async (path) => {
  await openPage(path, { language: 'en', user: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Read the situation, choose your words.' })).toBeVisible()
})

test('a visitor reads the accessibility statement, linked from the foot of the pages', async () => {
  const { user } = await openPage('/terms', { user: null })
  await user.click(await screen.findByRole('link', { name: 'Accessibilité' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Ce qui manque encore' })).toBeVisible()
  await speak('en')
  expect(screen.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'What is still missing' })).toBeVisible()
  await expectAccessible()
})

test('the landing page reads a price and its period as separate words', async () => {
  await openPage('/', { language: 'en', user: null })
  const [period] = await screen.findAllByText('per month')
  expect(period?.parentElement).toHaveTextContent(/^\$0 per month$/)
})

test('the language changes at once and is remembered', async () => {
  const { user } = await openPage('/about', { user: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'À propos de Situ' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'EN, English' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'About Situ' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('language')).toBe('en')
})

test('signing out leads to the sign-in', async () => {
  const page = await openPage('/nowhere', { frame: true })
  const menu = await screen.findByRole('complementary', { name: 'Menu' })
  await page.user.click(within(menu).getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(page.address).toBe('/auth'))
})

test('offline, signing out asks first, because one needs a connection to come back', async () => {
  const page = await openPage('/nowhere', { frame: true })
  const menu = within(await screen.findByRole('complementary', { name: 'Menu' }))
  goOffline()
  const ask = async () => {
    await page.user.click(menu.getByRole('button', { name: 'Se déconnecter' }))
    return within(await screen.findByRole('dialog', { name: 'Se déconnecter hors ligne?' }))
  }
  const first = await ask()
  expect(first.getByText(/^Il vous faudra une connexion Internet pour vous reconnecter/)).toBeVisible()
  await page.user.click(first.getByRole('button', { name: 'Annuler' }))
  expect(page.session.currentSession().status).toBe('signed-in')
  await speak('en')
  expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await speak('fr')
  await page.user.click((await ask()).getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(page.address).toBe('/auth'))
})

test('the menu highlights the entry of the screen alone', async () => {
  const { router } = await openPage('/', { frame: true })
  const [menu] = await screen.findAllByRole('navigation', { name: 'Navigation principale' })
  for (const [path, entry] of [
    ['/', 'Tableau de bord'],
    ['/contact', 'Contact'],
    ['/dashboard', 'Tableau de bord'],
  ] as const) {
    await act(() => router.navigate({ to: path }))
    await waitFor(() =>
      expect(
        [...(menu as HTMLElement).querySelectorAll('[aria-current]')].map((one) => one.textContent),
        path,
      ).toEqual([entry]),
    )
  }
})

test.each([
  ['?lang=en', 'fr', 'en', 'About Situ'],
  ['?lang=fr', 'en', 'fr', 'À propos de Situ'],
  ['?lang=de', 'en', 'en', 'About Situ'],
] as const)(
  'the address %s on a device in "%s" is shown in "%s", and remembered',
  async (query, language, shown, title) => {
    window.history.replaceState(null, '', `/about${query}`)
    await openPage('/about', { language, user: null })
    window.history.replaceState(null, '', '/')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(localStorage.getItem('language')).toBe(shown)
  },
)

test('the theme is one press from the account, where the avatar leads', async () => {
  const page = await openPage('/account', { frame: true })
  await page.user.click(await screen.findByRole('link', { name: 'Apparence, stockage et sauvegarde' }))
  const choice = within(await screen.findByRole('group', { name: 'Apparence' }))
  await page.user.click(choice.getByRole('button', { name: 'Sombre' }))
  expect(document.documentElement).toHaveClass('dark')
  await page.user.click(choice.getByRole('button', { name: 'Clair' }))
  expect(document.documentElement).not.toHaveClass('dark')
})

test('after a change of screen the focus is on its heading', async () => {
  const page = await openPage('/about', { language: 'en', user: null })
  await page.user.click(await screen.findByRole('link', { name: 'Terms' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Terms of Service · Situ')
})
