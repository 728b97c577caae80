import { screen, waitFor, within } from '@testing-library/react'
import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX } from 'shared/model/note'
import { expect, test } from 'vitest'
import { deviceOf, main, openPage } from '#testing/render'
import { sharedNote } from './use-shared-note'

const LINK = 'https://example.org/admissions'

test.each([
  ['nothing', {}, undefined],
  ['empty parts', { title: ' ', text: '', url: '' }, undefined],
  ['another parameter', { day: '2026-11-24' }, undefined],
  ['a link with its title', { title: 'Admissions', url: LINK }, { title: 'Admissions', content: LINK }],
  ['a text and a link', { text: 'Read this', url: LINK }, { title: 'Read this', content: `Read this\n${LINK}` }],
  ['a title alone', { title: 'Admissions' }, { title: 'Admissions', content: '' }],
  ['a number', { text: 9 }, { title: '9', content: '9' }],
  [
    'more than a note holds',
    { title: 'a'.repeat(NOTE_TITLE_MAX + 1), text: 'b'.repeat(NOTE_CONTENT_MAX + 1) },
    { title: 'a'.repeat(NOTE_TITLE_MAX), content: 'b'.repeat(NOTE_CONTENT_MAX) },
  ],
])('%s is shared', (_, search, expected) => expect(sharedNote(search)).toEqual(expected))

const SHARED = `/scheduler?title=Admissions&text=${encodeURIComponent(LINK)}`
const W = { dialog: 'Nouvelle note', title: 'Titre', details: 'Détails (facultatifs)', save: 'Enregistrer' }

test('what another app shares is a note once it is saved', async () => {
  const { user } = await openPage(SHARED)
  const dialog = within(await screen.findByRole('dialog', { name: W.dialog }))
  expect(dialog.getByRole('textbox', { name: W.title })).toHaveValue('Admissions')
  expect(dialog.getByRole('textbox', { name: W.details })).toHaveValue(LINK)
  expect(location.search).toBe('')
  expect(await deviceOf().notes.count()).toBe(0)
  await user.click(dialog.getByRole('button', { name: W.save }))
  await waitFor(async () =>
    expect(await deviceOf().notes.toArray()).toMatchObject([{ title: 'Admissions', content: LINK }]),
  )
})

test('a note that was not saved keeps its text above what is shared', async () => {
  const { user, close } = await openPage('/scheduler', { language: 'en' })
  await user.click(await main().findByRole('button', { name: 'New note' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Ask Ada')
  await user.type(screen.getByRole('textbox', { name: 'Details (optional)' }), 'about dates')
  await close()
  await openPage(SHARED, { language: 'en' })
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Ask Ada')
  expect(screen.getByRole('textbox', { name: 'Details (optional)' })).toHaveValue(`about dates\n${LINK}`)
})
