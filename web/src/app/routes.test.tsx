import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { openPage } from '#testing/render'
import { sidebarEntries } from './menu/sidebar-entries'

test('the menu has the entries of the specification, in order; Administration is for the administrator', () => {
  const learner = sidebarEntries(makeUser({ role: 'user' }))
  expect(learner.map((entry) => [entry.id, entry.to])).toEqual([
    ['dashboard', '/'],
    ['learning', '/learning-demo'],
    ['quizzes', '/quizzes'],
    ['practice', '/practice'],
    ['videoPractice', '/video-practice'],
    ['practiceTests', '/casper'],
    ['games', '/games'],
    ['typing', '/typing'],
    ['scheduler', '/scheduler'],
    ['contact', '/contact'],
  ])
  expect(learner.filter((entry) => entry.divider).map((entry) => entry.id)).toEqual(['scheduler'])
  expect(sidebarEntries(makeUser({ role: 'admin' })).at(-1)).toMatchObject({ id: 'admin', to: '/admin' })
})

test('an unknown address: a learner reads that nothing is there', async () => {
  await openPage('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
})

test.each(['/nowhere', '/quizzes', '/learning/some-id', '/'])('%s shows a visitor the landing page', async (path) => {
  await openPage(path, { language: 'en', user: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Read the situation, choose your words.' })).toBeVisible()
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
  const page = await openPage('/nowhere')
  const menu = await screen.findByRole('complementary', { name: 'Menu' })
  await page.user.click(within(menu).getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(page.address).toBe('/auth'))
})

test('after a change of screen the focus is on its heading', async () => {
  const page = await openPage('/about', { language: 'en', user: null })
  await page.user.click(await screen.findByRole('link', { name: 'Terms' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Terms of Service · Situ')
})
