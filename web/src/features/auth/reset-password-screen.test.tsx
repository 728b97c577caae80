import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '#testing/render'
import { DEMO_ACCOUNTS, world } from '#testing/world'

test('without a token there is an error and nothing to send', async () => {
  await openPage('/reset-password', { language: 'en', user: null })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Invalid or missing reset token. Please request a new password reset.',
  )
  expect(screen.getByRole('button', { name: 'Reset password' })).toBeDisabled()
})

test.each([
  ['longenough1', 'longenough2', "Passwords don't match"],
  ['longenough1', 'short', 'Please confirm your password'],
  ['short', 'short', 'Password must be at least 8 characters long'],
])('%s and %s: %s', async (first, second, text) => {
  const { user } = await openPage('/reset-password?token=abc', { language: 'en', user: null })
  await user.type(await screen.findByLabelText('New password'), first)
  await user.type(screen.getByLabelText('Confirm the password'), second)
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
  expect(screen.getByText(text)).toBeVisible()
})

test('an unknown token is refused in words', async () => {
  const { user } = await openPage('/reset-password?token=abc', { user: null })
  await user.type(await screen.findByLabelText('Nouveau mot de passe'), 'longenough1')
  await user.type(screen.getByLabelText('Confirmez le mot de passe'), 'longenough1')
  await user.click(screen.getByRole('button', { name: 'Réinitialiser le mot de passe' }))
  expect(await screen.findByText('Lien de réinitialisation non valide')).toBeVisible()
})

test('a new password is confirmed, and three seconds later the sign-in opens', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  })
  world.resetTokens.abc = DEMO_ACCOUNTS.learner
  const page = await openPage('/reset-password?token=abc', { language: 'en', user: null })
  await page.user.type(await screen.findByLabelText('New password'), 'longenough1')
  await page.user.type(screen.getByLabelText('Confirm the password'), 'longenough1')
  await page.user.click(screen.getByRole('button', { name: 'Reset password' }))
  expect(await screen.findByRole('heading', { name: 'Password Reset Successful' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(page.address).toMatch(/^\/reset-password/)
  await act(() => vi.advanceTimersByTimeAsync(1100))
  await waitFor(() => expect(page.address).toBe('/auth'))
})
