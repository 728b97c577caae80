import type { Table } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRoomDraft, saveRoomDraft } from '#data/chat/chat-unsent'
import { closeDb, openDb, type SituDb } from '#data/db/db'
import { gameRunKeeper, saveClarityDraft } from '#data/games/game-runs'
import { readSpeechDraft, saveSpeechDraft } from '#data/media/speech-draft'
import { changeTakeNote, readTakeNote } from '#data/media/take-notes'
import { holdNotepad, readNotepad, saveNotepad } from '#data/planning/notepad'
import { holdCustomText, readCustomText, saveCustomText } from '#data/typing/typing-view'
import { EMPTY_DRAFT, holdDraft, readDraft, saveDraft } from './drafts'
import { readJournal, writeJournal } from './journal'

let db: SituDb
beforeEach(() => {
  db = openDb('learner')
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  closeDb()
})

// A page that is killed has run the code before the first await, and nothing else.
test.each<[what: string, field: string, write: () => unknown]>([
  ['a message', 'field/chat/draft/main', () => saveRoomDraft(db, 'main', 'words')],
  ['a note to a recording', 'field/take-note/one', () => changeTakeNote(db, 'one', { text: 'words' })],
  ['a rewritten message', 'field/commclarity_p1', () => saveClarityDraft('p1', 'words')],
])('%s is held before its write has ended, and let go after it', async (_, field, write) => {
  const written = write()
  expect(readJournal(db, field)).toBe('words')
  await written
  expect(readJournal(db, field)).toBeUndefined()
})

test('a run of a game is held at once, and let go when it is written', async () => {
  const run = { id: 'run-1', seconds: 3, state: { q1: 'five cents' } }
  const keeper = gameRunKeeper(db, 'cognitive-reflection', () => {})
  keeper.keep(run)
  expect(JSON.parse(readJournal(db, 'field/game/cognitive-reflection') ?? '')).toEqual(run)
  await keeper.stop()
  expect(readJournal(db, 'field/game/cognitive-reflection')).toBeUndefined()
})

test('what is held comes before what the database has', async () => {
  await saveCustomText(db, 'wor')
  holdCustomText(db, 'words')
  expect(await readCustomText(db)).toBe('words')
  await saveRoomDraft(db, 'main', 'wor')
  writeJournal(db, 'field/chat/draft/main', 'words')
  expect(await readRoomDraft(db, 'main')).toBe('words')
})

/** Makes every write to the journal fail, as when localStorage's five megabytes are used up. */
const fillStore = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })

test.each<[what: string, before: () => void, after: () => Promise<unknown>, read: () => Promise<unknown>]>([
  [
    'an answer in practice',
    () => holdDraft(db, 's1', { ...EMPTY_DRAFT, answers: ['old', ''] }),
    () => saveDraft(db, 's1', { ...EMPTY_DRAFT, answers: ['new', ''] }),
    async () => (await readDraft(db, 's1')).answers[0],
  ],
  [
    'the text to say',
    () => writeJournal(db, 'speech-test', JSON.stringify({ text: 'old', confirmed: false })),
    () => saveSpeechDraft(db, { text: 'new', confirmed: false }),
    async () => (await readSpeechDraft(db)).text,
  ],
  [
    'a text of one’s own',
    () => holdCustomText(db, 'old'),
    async () => {
      holdCustomText(db, 'new')
      await saveCustomText(db, 'new')
    },
    () => readCustomText(db),
  ],
])('where the journal is full, an older text of %s does not come back', async (_, before, after, read) => {
  before()
  fillStore()
  await after()
  expect(await read()).toBe('new')
})

/** Lets a closing page save its text between two readings of the page that follows it. */
function saveBetween<Row>(table: Table<Row>, save: () => Promise<unknown>) {
  const get = table.get.bind(table) as (key: string) => Promise<Row | undefined>
  vi.spyOn(table, 'get').mockImplementationOnce((async (key: string) => {
    const row = await get(key)
    await save()
    return row
  }) as typeof table.get)
}

test('a notepad that the closing page saves while it is read is there', async () => {
  holdNotepad(db, 'words')
  saveBetween(db.notepad, () => saveNotepad(db, 'words', ''))
  const { stored, held } = await readNotepad(db)
  expect(held ?? stored).toBe('words')
})

test('notes to a recording that the closing page saves while they are read are there', async () => {
  writeJournal(db, 'field/take-note/one', 'words')
  saveBetween(db.takeNotes, () => changeTakeNote(db, 'one', { text: 'words' }))
  expect((await readTakeNote(db, 'one')).text).toBe('words')
})
