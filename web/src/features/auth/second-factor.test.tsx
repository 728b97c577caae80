import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { FAKE_CODE } from '#testing/fakes/admin/security'
import { openPage, speak } from '#testing/render'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, world } from '#testing/world'

const W = {
  fr: {
    email: 'Courriel',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    code: 'Code de votre application d’authentification',
    needed: 'Entrez le code de votre application d’authentification',
    wrong: 'Ce code est incorrect ou a déjà été utilisé',
  },
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    code: 'Code from your authenticator app',
    needed: 'Enter the code from your authenticator app',
    wrong: 'This code is incorrect or has already been used',
  },
} as const

test('the sign-in asks for the code, keeps what was typed, and says when it is wrong', async () => {
  const w = W.fr
  world.secondFactors.admin = { isConfirmed: true }
  const page = await openPage('/auth', { user: null })
  const { user } = page
  await user.type(await screen.findByRole('textbox', { name: w.email }), DEMO_ACCOUNTS.admin)
  await user.type(screen.getAllByLabelText(w.password)[0] as HTMLElement, DEMO_PASSWORD)
  expect(screen.queryByLabelText(w.code)).toBeNull()
  await user.click(screen.getByRole('button', { name: w.signIn }))
  const code = await screen.findByLabelText(w.code)
  await waitFor(() => expect(code).toHaveFocus())
  expect(screen.getByRole('textbox', { name: w.email })).toHaveValue(DEMO_ACCOUNTS.admin)
  expect(screen.getAllByLabelText(w.password)[0]).toHaveValue(DEMO_PASSWORD)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: w.signIn }))
  expect(await screen.findByText(w.needed)).toBeVisible()
  await user.type(code, '999999')
  await user.click(screen.getByRole('button', { name: w.signIn }))
  expect(await screen.findByText(w.wrong)).toBeVisible()
  await speak('en')
  expect(screen.getByLabelText(W.en.code)).toBe(code)
  expect(screen.getByText(W.en.wrong)).toBeVisible()
  await speak('fr')
  await user.clear(code)
  await user.type(code, FAKE_CODE)
  await user.click(screen.getByRole('button', { name: w.signIn }))
  await waitFor(() => expect(page.address).toBe('/'))
})

test('another address is not asked for a code of its own accord', async () => {
  const w = W.en
  world.secondFactors.admin = { isConfirmed: true }
  const page = await openPage('/auth', { language: 'en', user: null })
  const { user } = page
  const email = await screen.findByRole('textbox', { name: w.email })
  await user.type(email, DEMO_ACCOUNTS.admin)
  await user.type(screen.getAllByLabelText(w.password)[0] as HTMLElement, DEMO_PASSWORD)
  await user.click(screen.getByRole('button', { name: w.signIn }))
  await screen.findByLabelText(w.code)
  await user.clear(email)
  await user.type(email, DEMO_ACCOUNTS.learner)
  expect(screen.queryByLabelText(w.code)).toBeNull()
  await user.click(screen.getByRole('button', { name: w.signIn }))
  await waitFor(() => expect(page.address).toBe('/'))
})
