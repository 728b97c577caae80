import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { main, openPage } from '#testing/render'
import { READY } from './early-form'

/** The static page, with a form chosen and some text typed. */
function staticPage(chosen: 'login' | 'register', typed: Record<string, string>) {
  const page = document.createElement('div')
  page.id = 'early'
  const fields = { login: ['email', 'password'], register: ['firstName', 'lastName', 'email', 'password'] }
  page.innerHTML = `
    <button role="tab" aria-selected="${chosen === 'login'}"></button>
    <button role="tab" aria-selected="${chosen === 'register'}"></button>
    ${(['login', 'register'] as const)
      .map((form) => `<form>${fields[form].map((name) => `<input name="${name}">`).join('')}</form>`)
      .join('')}`
  for (const [place, text] of Object.entries(typed)) {
    const [form, name] = place.split('.')
    const input = page
      .querySelectorAll('form')
      [form === 'login' ? 0 : 1]?.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (input) input.value = text
  }
  document.body.append(page)
  return page
}
afterEach(() => document.getElementById('early')?.remove())

test('what was typed at sign-in before the app came goes on in its form', async () => {
  staticPage('login', { 'login.email': 'ana@exemple.ca', 'login.password': 'four plain words' })
  const ready = vi.fn()
  document.addEventListener(READY, ready)
  await openPage('/auth', { user: null })
  expect(await main().findByLabelText('Courriel', { selector: ':not([hidden] *)' })).toHaveValue('ana@exemple.ca')
  expect(main().getByLabelText('Mot de passe', { selector: '[autocomplete=current-password]' })).toHaveValue(
    'four plain words',
  )
  expect(ready).toHaveBeenCalled()
  document.removeEventListener(READY, ready)
})

test('the chosen form and a begun registration go on, too, beside another address at sign-in', async () => {
  staticPage('register', {
    'login.email': 'ana@exemple.ca',
    'register.firstName': 'Ana',
    'register.lastName': 'Roy',
    'register.email': 'roy@exemple.ca',
    'register.password': 'four plain words',
  })
  await openPage('/auth', { user: null })
  expect(await main().findByRole('tab', { name: 'Inscription', selected: true })).toBeVisible()
  expect(main().getByLabelText('Prénom')).toHaveValue('Ana')
  expect(main().getByLabelText('Nom')).toHaveValue('Roy')
  expect(screen.getAllByLabelText('Courriel').map((field) => (field as HTMLInputElement).value)).toEqual(
    expect.arrayContaining(['ana@exemple.ca', 'roy@exemple.ca']),
  )
})

test('without a static page the form of the address is shown, empty', async () => {
  await openPage('/auth?tab=register', { user: null })
  expect(await main().findByRole('tab', { name: 'Inscription', selected: true })).toBeVisible()
  expect(main().getByLabelText('Prénom')).toHaveValue('')
})
