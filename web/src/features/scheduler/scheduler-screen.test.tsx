import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Note } from 'shared/model/note'
import { addDays } from 'shared/rules/day-range'
import { makeNote } from 'shared/testing/make-note'
import { expect, test } from 'vitest'
import { localDay } from '#browser/clock'
import { expectAccessible } from '#testing/axe'
import { deviceOf, downloaded, goOffline, main, openPage, speak } from '#testing/render'

const today = localDay(new Date())
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const region = async (name: string) => within(await main().findByRole('region', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
let made = 0
const put = (...notes: Partial<Note>[]) =>
  deviceOf().notes.bulkPut(notes.map((over) => makeNote({ id: `n${++made}`, date: today, ...over })))
const stored = () => deviceOf().notes.toArray()
const W = {
  fr: {
    add: 'Nouvelle note',
    title: 'Titre',
    save: 'Enregistrer',
    saved: 'Note enregistrée',
    required: 'Titre requis : veuillez ajouter un titre à votre note',
    calendar: 'Calendrier',
    ask: 'Voulez-vous vraiment supprimer cette note?',
    remove: 'Supprimer',
    removed: 'Note supprimée',
    undo: 'Annuler',
    month: 'Ce mois-ci',
    week: 'Les 7 prochains jours',
    pad: 'Bloc-notes',
    padArea: 'Bloc-notes',
    cleared: 'Bloc-notes effacé',
    padSaved: 'Bloc-notes sauvegardé',
    clear: 'Effacer',
    done: /^Terminée\s: /,
    edit: /^Modifier\s: /,
    del: /^Supprimer\s: /,
  },
  en: {
    add: 'New note',
    title: 'Title',
    save: 'Save',
    saved: 'Note saved',
    required: 'Title required: Please add a title to your note',
    calendar: 'Calendar',
    ask: 'Are you sure you want to delete this note?',
    remove: 'Delete',
    removed: 'Note deleted',
    undo: 'Undo',
    month: 'This month',
    week: 'Next 7 days',
    pad: 'Quick notepad',
    padArea: 'Notepad',
    cleared: 'Notepad cleared',
    padSaved: 'Notepad saved',
    clear: 'Clear',
    done: /^Completed: /,
    edit: /^Edit: /,
    del: /^Delete: /,
  },
} as const
type Words = (typeof W)['fr' | 'en']

test('a note needs a title; it is made, changed, done, deleted, and brought back', async () => {
  let w: Words = W.fr
  goOffline()
  const { user } = await openPage('/scheduler')
  await user.click(await main().findByRole('button', { name: w.add }))
  await user.click((await dialog()).getByRole('button', { name: w.save }))
  for (const language of ['en', 'fr'] as const) {
    await speak(language)
    expect((await dialog()).getByText(W[language].required)).toBeVisible()
  }
  await user.type((await dialog()).getByLabelText(w.title), '  Relire  ')
  await user.click((await dialog()).getByRole('button', { name: w.save }))
  expect(await screen.findByText(w.saved)).toBeVisible()
  expect(await stored()).toMatchObject([{ title: 'Relire', date: today, color: '#3b82f6', isCompleted: false }])

  const calendar = await region(w.calendar)
  await user.click(await calendar.findByRole('button', { name: w.edit }))
  await user.clear((await dialog()).getByLabelText(w.title))
  await user.type((await dialog()).getByLabelText(w.title), 'Relire encore')
  await user.click((await dialog()).getByRole('button', { name: w.save }))
  expect(await calendar.findByText('Relire encore')).toBeVisible()

  await user.click(calendar.getByRole('checkbox', { name: w.done }))
  await waitFor(async () => expect(await stored()).toMatchObject([{ isCompleted: true }]))
  await waitFor(() => expect(calendar.getByRole('checkbox', { name: w.done })).toBeChecked())

  await speak('en')
  w = W.en
  expect(calendar.getByRole('checkbox', { name: w.done })).toBeChecked()
  await user.click(calendar.getByRole('button', { name: w.del }))
  expect((await dialog()).getByText(w.ask)).toBeVisible()
  await user.click((await dialog()).getByRole('button', { name: w.remove }))
  expect(await screen.findByText(w.removed)).toBeVisible()
  await waitFor(async () => expect(await stored()).toEqual([]))
  // The pressed button has disappeared with the note; the focus stays in the calendar section.
  await waitFor(() => expect(document.activeElement?.closest('section')).toHaveAccessibleName(w.calendar))
  await user.click(screen.getByRole('button', { name: w.undo }))
  await waitFor(async () => expect(await stored()).toMatchObject([{ title: 'Relire encore', isCompleted: true }]))
})

test('the tiles count this month, the week ahead leaves out what is done', async () => {
  await put({ title: 'A' }, { title: 'B', isCompleted: true }, { title: 'C', date: addDays(today, 8) })
  await openPage('/scheduler')
  const tiles = await region(W.fr.month)
  const counted = () => {
    const values = tiles.getAllByRole('definition').map((one) => plain(one.textContent))
    const inMonth = addDays(today, 8).slice(0, 7) === today.slice(0, 7) ? ['3', '1', '33'] : ['2', '1', '50']
    expect(values.slice(1).map((value) => value.replace(/ ?%/, ''))).toEqual(inMonth)
  }
  await waitFor(counted)
  await speak('en')
  expect(await region(W.en.month)).toBeDefined()
  counted()
  const week = await region(W.en.week)
  expect(week.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual(['A'])
})

test.each([
  ['fr', ['L', 'M', 'M', 'J', 'V', 'S', 'D']],
  ['en', ['S', 'M', 'T', 'W', 'T', 'F', 'S']],
] as const)('weeks begin on Monday in French and on Sunday in English (%s)', async (language, initials) => {
  await openPage('/scheduler?day=2026-11-20', { language })
  const days = await main().findByRole('group', {
    name: language === 'fr' ? /^novembre\s2026\s: jours du mois/i : /^November 2026: days/,
  })
  expect([...days.querySelectorAll(':scope > span')].map((one) => one.textContent)).toEqual(initials)
  const first = within(days).getAllByRole('button')[0]
  expect(first).toHaveAccessibleName(language === 'fr' ? 'lundi 26 octobre' : 'Sunday, November 1')
})

test('from another month one press leads back to today', async () => {
  const page = await openPage('/scheduler?day=2020-02-29')
  const calendar = await region(W.fr.calendar)
  await page.user.click(calendar.getByRole('button', { name: 'Mois précédent' }))
  await page.user.click(calendar.getByRole('button', { name: 'Aujourd’hui' }))
  expect(page.address).toBe('/scheduler')
  await waitFor(() => expect(calendar.getByRole('button', { current: 'date' })).toHaveAttribute('aria-pressed', 'true'))
})

test('the calendar is walked by the keyboard, also into another month, and the address keeps the day', async () => {
  const page = await openPage('/scheduler?day=2020-11-30', { language: 'en' })
  const day = (name: RegExp) => main().findByRole('button', { name })
  ;(await day(/November 30/)).focus()
  await page.user.keyboard('{ArrowRight}')
  await waitFor(async () => expect(await day(/December 1$/)).toHaveFocus())
  expect(page.address).toBe('/scheduler?day=2020-12-01')
  await page.user.keyboard('{ArrowUp}{PageUp}')
  await waitFor(() => expect(page.address).toBe('/scheduler?day=2020-10-24'))
  expect(await day(/October 24/)).toHaveAttribute('aria-pressed', 'true')
  // Alt and an arrow belong to the browser.
  await page.user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(page.address).toBe('/scheduler?day=2020-10-24')
})

test('days with notes say how many, and a press shows them', async () => {
  await put({ date: '2026-11-05', title: 'One', time: '18:00' }, { date: '2026-11-05', title: 'Two' })
  const { user } = await openPage('/scheduler?day=2026-11-20', { language: 'en' })
  await user.click(await main().findByRole('button', { name: 'Thursday, November 5, 2 notes' }))
  const shown = await region('Calendar')
  await waitFor(() =>
    expect(shown.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual(['Two', 'One']),
  )
  expect(plain(shown.getAllByRole('listitem')[1]?.textContent)).toContain('6:00 p.m.')
})

test('empty states', async () => {
  await openPage('/scheduler')
  expect(await main().findByText('Rien ce jour-là.')).toBeVisible()
  expect(main().getByText('Rien dans les sept prochains jours.')).toBeVisible()
  await speak('en')
  expect(main().getByText('Nothing on that day.')).toBeVisible()
  expect(main().getByText('Nothing in the next seven days.')).toBeVisible()
})

test('a note that comes back: one day of it is done, moved by dragging, or deleted alone', async () => {
  await put({ title: 'Weekly', date: '2026-11-06', repeat: { every: 'week', until: null } })
  const { user } = await openPage('/scheduler?day=2026-11-13', { language: 'en' })
  await user.click(await main().findByRole('checkbox', { name: 'Completed: Weekly' }))
  await waitFor(async () => expect(await stored()).toMatchObject([{ doneOn: ['2026-11-13'] }]))

  const row = main().getByRole('checkbox', { name: 'Completed: Weekly' }).closest('li') as HTMLElement
  const data = new Map<string, string>()
  const dataTransfer = {
    types: ['application/x-situ-note'],
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  }
  fireEvent.dragStart(row, { dataTransfer })
  const target = main().getByRole('button', { name: /November 16/ })
  fireEvent.dragOver(target, { dataTransfer })
  fireEvent.drop(target, { dataTransfer })
  await waitFor(async () => {
    const notes = await stored()
    expect(notes).toHaveLength(2)
    expect(notes.find(({ repeat }) => repeat)).toMatchObject({ exceptOn: ['2026-11-13'] })
    expect(notes.find(({ repeat }) => !repeat)).toMatchObject({ date: '2026-11-16', isCompleted: true })
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await stored()).toMatchObject([{ exceptOn: [], doneOn: ['2026-11-13'] }]))

  await user.click(main().getByRole('button', { name: /November 20/ }))
  await user.click(await main().findByRole('button', { name: 'Delete: Weekly' }))
  await user.click((await dialog()).getByRole('button', { name: 'This day only' }))
  await waitFor(async () => expect(await stored()).toMatchObject([{ exceptOn: ['2026-11-20'] }]))
  await user.click(main().getByRole('button', { name: /November 27/ }))
  await user.click(await main().findByRole('button', { name: 'Delete: Weekly' }))
  await user.click((await dialog()).getByRole('button', { name: 'All occurrences' }))
  await waitFor(async () => expect(await stored()).toEqual([]))
})

test('a note with a time, a category, a repetition and a reminder', async () => {
  const { user } = await openPage('/scheduler?day=2026-11-20', { language: 'en' })
  await user.click(await main().findByRole('button', { name: 'New note' }))
  const d = await dialog()
  await user.type(d.getByLabelText('Title'), 'Practice')
  expect(d.getByRole('checkbox', { name: /Remind me/ })).toBeDisabled()
  fireEvent.change(d.getByLabelText('Time (optional)'), { target: { value: '18:30' } })
  await user.selectOptions(d.getByLabelText('Category'), 'Practice (orange)')
  await user.selectOptions(d.getByLabelText('Repeats'), 'Every week')
  fireEvent.change(d.getByLabelText('Until (optional)'), { target: { value: '2026-11-19' } })
  await user.click(d.getByRole('checkbox', { name: /Remind me/ }))
  expect(await d.findByText(/This browser doesn’t support notifications/)).toBeVisible()
  await user.click(d.getByRole('button', { name: 'Save' }))
  expect(d.getByText('The last day is before the first one')).toBeVisible()
  fireEvent.change(d.getByLabelText('Until (optional)'), { target: { value: '2026-12-18' } })
  await user.click(d.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      {
        title: 'Practice',
        time: '18:30',
        category: 'orange',
        color: '#f59e0b',
        repeat: { every: 'week', until: '2026-12-18' },
        hasReminder: true,
      },
    ]),
  )
})

test('the notepad saves itself, is cleared after a question, and comes back', async () => {
  let w: Words = W.en
  const page = await openPage('/scheduler', { language: 'en' })
  const pad = await region(w.pad)
  await page.user.type(pad.getByLabelText(w.padArea), 'An idea')
  await waitFor(async () => expect((await deviceOf().notepad.get('notepad'))?.text).toBe('An idea'))
  await page.user.click(pad.getByRole('button', { name: w.save }))
  expect(await screen.findByText(w.padSaved)).toBeVisible()
  await speak('fr')
  w = W.fr
  await page.user.click(pad.getByRole('button', { name: w.clear }))
  await page.user.click((await dialog()).getByRole('button', { name: w.clear }))
  expect(await screen.findByText(w.cleared)).toBeVisible()
  expect((await deviceOf().notepad.get('notepad'))?.text).toBe('')
  await waitFor(() => expect(document.activeElement?.closest('section')).toHaveAccessibleName(w.pad))
  await page.user.click(screen.getByRole('button', { name: w.undo }))
  await waitFor(() => expect(pad.getByLabelText(w.padArea)).toHaveValue('An idea'))
})
test('what was typed in the last moment is there after a reload', async () => {
  const page = await openPage('/scheduler', { language: 'en' })
  await page.user.type((await region('Quick notepad')).getByLabelText('Notepad'), 'Last words')
  await page.reload()
  await waitFor(() => expect(main().getByLabelText('Notepad')).toHaveValue('Last words'))
})

test('notes are found by their words', async () => {
  // A day that is never today, because the address omits today.
  await put({ title: 'Révision de l’éthique', date: '2020-11-23' }, { title: 'Autre' })
  const page = await openPage('/scheduler', { language: 'en' })
  const search = await region('Search')
  await page.user.type(search.getByLabelText('Search the notes'), 'ethique')
  expect(search.getAllByRole('listitem')).toHaveLength(1)
  await page.user.click(search.getByRole('button', { name: /Nov/ }))
  await waitFor(() => expect(page.address).toContain('2020-11-23'))
  await page.user.type(search.getByLabelText('Search the notes'), ' zzz')
  expect(search.getByText('No notes contain these words.')).toBeVisible()
})

test('notes leave as a calendar file and come back, once', async () => {
  await put({ id: 'kept', title: 'Kept', time: '20:00' })
  const { user } = await openPage('/scheduler')
  await user.click(await main().findByRole('button', { name: 'Exporter vers un calendrier (.ics)' }))
  await waitFor(() => expect(downloaded()).toHaveLength(1))
  const text = (await downloaded()[0]?.text()) ?? ''
  expect(text).toContain('SUMMARY:Kept')
  const upload = (label: string, content: string) =>
    user.upload(main().getByLabelText(label), new File([content], 'x.ics', { type: 'text/calendar' }))
  await upload('Fichier de calendrier', 'x')
  expect(await screen.findByText(/n’est pas un fichier de calendrier/)).toBeVisible()
  await speak('en')
  await upload('Calendar file', 'x')
  expect(await screen.findByText(/not a calendar file/)).toBeVisible()
  await deviceOf().notes.clear()
  await upload('Calendar file', text)
  expect(await screen.findByText('1 note added')).toBeVisible()
  await upload('Calendar file', text)
  await waitFor(() => expect(screen.queryByText('1 note added')).toBeNull())
  await waitFor(async () => expect(await stored()).toMatchObject([{ id: 'kept', title: 'Kept', time: '20:00' }]))
})

test('axe finds nothing, nor in the dialog', async () => {
  await put({ title: 'A', content: 'Details', time: '18:00', hasReminder: true })
  const { user } = await openPage('/scheduler')
  await main().findByRole('checkbox', { name: W.fr.done })
  await expectAccessible()
  await user.click(main().getByRole('button', { name: W.fr.add }))
  await dialog()
  await expectAccessible()
})
