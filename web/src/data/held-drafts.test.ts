import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRoomDraft, saveRoomDraft } from './chat-unsent'
import { closeDb, openDb, type SituDb } from './db'
import { gameRunKeeper, runKey, saveClarityDraft } from './game-runs'
import { heldText, holdText } from './held-text'
import { changeTakeNote } from './take-notes'
import { holdCustomText, readCustomText, saveCustomText } from './typing-view'

let home: SituDb
beforeEach(() => {
  home = openDb('learner')
})
afterEach(() => closeDb())

// A page that is killed has run what comes before the first wait, and nothing else.
test.each<[what: string, field: string, write: () => unknown]>([
  ['a message', 'chat/draft/main', () => saveRoomDraft(home, 'main', 'words')],
  ['a note to a recording', 'take-note/one', () => changeTakeNote(home, 'one', { text: 'words' })],
  ['a rewritten message', 'commclarity_p1', () => saveClarityDraft('p1', 'words')],
])('%s is held before its write has ended, and let go after it', async (_, field, write) => {
  const written = write()
  expect(heldText(home, field)).toBe('words')
  await written
  expect(heldText(home, field)).toBeUndefined()
})

test('a run of a game is held at once, and let go when it is written', async () => {
  const run = { id: 'run-1', seconds: 3, state: { q1: 'five cents' } }
  const keeper = gameRunKeeper(home, 'cognitive-reflection', () => {})
  keeper.keep(run)
  expect(JSON.parse(heldText(home, runKey('cognitive-reflection')) ?? '')).toEqual(run)
  await keeper.stop()
  expect(heldText(home, runKey('cognitive-reflection'))).toBeUndefined()
})

test('what is held comes before what the database has', async () => {
  await saveCustomText(home, 'wor')
  holdCustomText(home, 'words')
  expect(await readCustomText(home)).toBe('words')
  await saveRoomDraft(home, 'main', 'wor')
  holdText(home, 'chat/draft/main', 'words')
  expect(await readRoomDraft(home, 'main')).toBe('words')
})
