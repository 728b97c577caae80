import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '#data/drafts/drafts'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage, speak } from '#testing/render'

const put = (id: string, text: string, writtenAt: number) =>
  deviceOf().drafts.put({ key: `practice/${id}`, value: { ...EMPTY_DRAFT, answers: [text, ''] }, writtenAt })
const drafts = async (name: string) => within(await main().findByRole('region', { name }))

test('the answers in progress are a list: the latest first, to continue or to discard with undo', async () => {
  await put('late-teammate', 'Je parlerais à Samir.', Date.now())
  const page = await openPage('/practice')
  const list = await drafts('Réponses en cours')
  expect(list.getByText('Je parlerais à Samir.')).toBeVisible()
  expect(list.getByText(/4.mots/)).toBeVisible()
  expect(list.getByRole('link', { name: /^Continuer/ })).toHaveAttribute('href', '/practice?scenario=late-teammate')
  await expectAccessible()
  await page.user.click(list.getByRole('button', { name: /^Abandonner/ }))
  await waitFor(() => expect(main().queryByRole('region', { name: 'Réponses en cours' })).toBeNull())
  expect(await deviceOf().drafts.count()).toBe(0)
  await page.user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect((await drafts('Réponses en cours')).getByText('Je parlerais à Samir.')).toBeVisible()
  await speak('en')
  expect(await drafts('Answers in progress')).toBeTruthy()
})

test('a discarded draft does not replace a newer one, and blank ones are not listed', async () => {
  await put('late-teammate', 'Ancien texte', 1)
  const page = await openPage('/practice')
  await page.user.click((await drafts('Réponses en cours')).getByRole('button', { name: /^Abandonner/ }))
  await put('late-teammate', 'Texte récent', 2)
  await page.user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText(/un brouillon plus récent/)).toBeVisible()
  expect((await drafts('Réponses en cours')).getByText('Texte récent')).toBeVisible()
  await put('late-teammate', ' ', 3)
  await waitFor(() => expect(main().queryByRole('region', { name: 'Réponses en cours' })).toBeNull())
})
