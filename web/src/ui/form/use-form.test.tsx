import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main, openPage } from '#testing/render'

test('a field that is left for a button shows no error that would move it, also where buttons get no focus', async () => {
  const { user } = await openPage('/auth', { user: null })
  await user.click(screen.getByRole('tab', { name: 'Inscription' }))
  const email = await main().findByRole('textbox', { name: 'Courriel' })
  await user.type(email, 'ada')
  const button = main().getByRole('button', { name: 'Créer mon compte' })
  // Safari on a Mac: the pressed button gets no focus.
  fireEvent.pointerDown(button)
  fireEvent.blur(email, { relatedTarget: null })
  expect(email).not.toHaveAttribute('aria-invalid', 'true')
  fireEvent.pointerUp(button)
  fireEvent.focus(email)
  fireEvent.blur(email, { relatedTarget: null })
  await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
})
