import { beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { forgetContentDraft, holdContentDraft, readContentDraft, saveContentDraft } from './content-drafts'

const draft = (text: string) => ({ form: { text }, from: { text: '' }, base: null })
let db: SituDb
beforeEach(async () => {
  localStorage.clear()
  db = new SituDb('admin')
  await db.drafts.clear()
  return () => db.close()
})

test('a draft that is only held is there already; the newer of the two counts', async () => {
  expect(await readContentDraft(db, 'quiz', 'one')).toBeUndefined()
  holdContentDraft(db, 'quiz', 'one', draft('a'))
  expect(await readContentDraft(db, 'quiz', 'one')).toEqual(draft('a'))
  await saveContentDraft(db, 'quiz', 'one', draft('a'))
  expect(localStorage).toHaveLength(0)
  holdContentDraft(db, 'quiz', 'one', draft('b'))
  expect(await readContentDraft(db, 'quiz', 'one')).toEqual(draft('b'))
})

test('an older write does not take a newer text away', async () => {
  holdContentDraft(db, 'quiz', 'one', draft('b'))
  await saveContentDraft(db, 'quiz', 'one', draft('a'))
  expect(await readContentDraft(db, 'quiz', 'one')).toEqual(draft('b'))
})

test('forgotten, it is nowhere; other items and kinds keep theirs', async () => {
  for (const [kind, item] of [
    ['quiz', 'one'],
    ['quiz', 'two'],
    ['module', 'one'],
  ] as const) {
    holdContentDraft(db, kind, item, draft(item))
    await saveContentDraft(db, kind, item, draft(item))
  }
  await forgetContentDraft(db, 'quiz', 'one')
  expect(await readContentDraft(db, 'quiz', 'one')).toBeUndefined()
  expect(await readContentDraft(db, 'quiz', 'two')).toEqual(draft('two'))
  expect(await readContentDraft(db, 'module', 'one')).toEqual(draft('one'))
})
