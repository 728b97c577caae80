import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeNote } from 'shared/testing/make-note'
import { expect, test } from 'vitest'
import { holdNotepad } from '#data/planning/notepad'
import { deviceOf, main, openPage } from '#testing/render'

const dialog = async () => within(await screen.findByRole('dialog'))
const padText = async () => (await deviceOf().notepad.get('notepad'))?.text
const pad = () => main().findByLabelText('Notepad')
const saved = (text: string) => waitFor(async () => expect(await padText()).toBe(text))

test('a note that is being written survives a reload, and is not left without a question', async () => {
  let page = await openPage('/scheduler', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: 'New note' }))
  await page.user.type((await dialog()).getByLabelText('Title'), 'Practice')
  page = await page.reload()
  await page.user.click(await main().findByRole('button', { name: 'New note' }))
  expect((await dialog()).getByLabelText('Title')).toHaveValue('Practice')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await page.user.click((await dialog()).getByRole('button', { name: 'Keep writing' }))
  expect((await dialog()).getByLabelText('Title')).toHaveValue('Practice')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await page.user.click((await dialog()).getByRole('button', { name: 'Discard the changes' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await page.user.click(main().getByRole('button', { name: 'New note' }))
  expect((await dialog()).getByLabelText('Title')).toHaveValue('')
})

test('a note that is saved leaves no draft behind', async () => {
  await deviceOf().notes.put(makeNote({ id: 'n1', title: 'Practice', date: '2026-11-20' }))
  const { user } = await openPage('/scheduler?day=2026-11-20', { language: 'en' })
  await user.click(await main().findByRole('button', { name: 'Edit: Practice' }))
  await user.type((await dialog()).getByLabelText('Title'), ' twice')
  await user.click((await dialog()).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(Object.keys(localStorage).filter((name) => name.includes('note/'))).toEqual([])
})

test('an untouched notepad follows another tab; where both wrote, both texts stay', async () => {
  const { user } = await openPage('/scheduler', { language: 'en' })
  expect(await pad()).toHaveValue('')
  await deviceOf().notepad.put({ key: 'notepad', text: 'There' })
  await waitFor(async () => expect(await pad()).toHaveValue('There'))
  await user.type(await pad(), ' and')
  await deviceOf().notepad.put({ key: 'notepad', text: 'Elsewhere' })
  await saved('Elsewhere\n\nThere and')
  expect(await pad()).toHaveValue('Elsewhere\n\nThere and')
})

test('undoing the clearing keeps what was written since, below', async () => {
  await deviceOf().notepad.put({ key: 'notepad', text: 'Old' })
  const { user } = await openPage('/scheduler', { language: 'en' })
  await user.click(await main().findByRole('button', { name: 'Clear' }))
  await user.click((await dialog()).getByRole('button', { name: 'Clear' }))
  await screen.findByText('Notepad cleared')
  await user.type(await pad(), 'New')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await saved('Old\n\nNew')
  await waitFor(async () => expect(await pad()).toHaveValue('Old\n\nNew'))
})

test('what was held when the page went is saved', async () => {
  holdNotepad(deviceOf(), 'Last words')
  await openPage('/scheduler', { language: 'en' })
  expect(await pad()).toHaveValue('Last words')
  await saved('Last words')
})
