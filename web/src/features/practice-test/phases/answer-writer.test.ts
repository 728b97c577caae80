import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDb, openDb, type SituDb } from '#data/db/db'
import { unsavedAnswers } from '#data/practice/answer-journal'
import { emptyAnswer } from '#data/practice/practice-answers'
import { BUSY } from '#testing/busy'
import { answerWriter } from './answer-writer'

let db: SituDb
beforeEach(() => {
  db = openDb('learner')
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  closeDb()
  localStorage.clear()
  await db.delete()
})
const key = { runId: 'r', scenario: 2, question: 0 } as const
const unsaved = () => unsavedAnswers({ userId: 'learner' }, 'r').map(({ text }) => text)
const stored = async () => (await db.practiceAnswers.get(['r', 2, 0]))?.text

/** Delays every write; each call of `letGo` lets the oldest delayed write continue. */
function holdWrites() {
  const put = db.practiceAnswers.put.bind(db.practiceAnswers)
  const held: (() => void)[] = []
  const texts: string[] = []
  vi.spyOn(db.practiceAnswers, 'put').mockImplementation((answer) => {
    texts.push(answer.text)
    return new Promise<void>((go) => held.push(go)).then(() => put(answer)) as never
  })
  return { texts, letGo: () => held.shift()?.() }
}
const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) as never

test('a burst of keys makes one write at a time, and the last text lands', async () => {
  const { texts, letGo } = holdWrites()
  const writer = answerWriter(db, [])
  for (const text of ['J', 'Je', 'Je l', 'Je lu', 'Je lui']) writer.change(key, { text })
  expect(texts).toEqual(['J'])
  // A page that is killed now still has the last letter.
  expect(unsaved()).toEqual(['Je lui'])
  const flushed = writer.flush()
  letGo()
  await vi.waitFor(() => expect(texts).toEqual(['J', 'Je lui']), BUSY)
  expect(unsaved()).toEqual(['Je lui'])
  letGo()
  await flushed
  expect(unsaved()).toEqual([])
  expect(await stored()).toBe('Je lui')
})

test('what was there before stays where a change does not name it, and both fields are written side by side', async () => {
  const before = { ...emptyAnswer(key), text: 'Je', firstKeyMs: 900, selfRating: 3 }
  const writer = answerWriter(db, [before])
  expect(writer.answer(key)).toEqual(before)
  writer.change(key, { text: 'Je lui', lastKeyMs: 1200 })
  writer.change({ ...key, question: 1 }, { text: 'Parce que' })
  await writer.flush()
  expect(await db.practiceAnswers.toArray()).toEqual([
    { ...before, text: 'Je lui', lastKeyMs: 1200 },
    { ...emptyAnswer({ ...key, question: 1 }), text: 'Parce que' },
  ])
})

test('a full device is told, nothing typed is lost, and it is tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const put = vi.spyOn(db.practiceAnswers, 'put').mockImplementation(full)
  const writer = answerWriter(db, [])
  const heard: string[] = []
  writer.subscribe(() => heard.push(writer.state()))
  writer.change(key, { text: 'Je' })
  await expect(writer.flush()).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(heard).toEqual(['failed'])
  writer.change(key, { text: 'Je lui' })
  await expect(writer.flush()).rejects.toThrow()
  put.mockRestore()
  await vi.advanceTimersByTimeAsync(2100)
  await writer.flush()
  expect(heard).toEqual(['failed', 'saved'])
  expect(await stored()).toBe('Je lui')
})

test('a write that takes long is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { letGo } = holdWrites()
  const writer = answerWriter(db, [])
  writer.change(key, { text: 'Je' })
  await vi.advanceTimersByTimeAsync(400)
  expect(writer.state()).toBe('saved')
  await vi.advanceTimersByTimeAsync(200)
  expect(writer.state()).toBe('saving')
  letGo()
  await writer.flush()
  expect(writer.state()).toBe('saved')
})

test('after the learner has left nothing is written and nothing complains', async () => {
  const writer = answerWriter(db, [])
  closeDb()
  writer.change(key, { text: 'Je' })
  await writer.flush()
  expect(writer.state()).toBe('saved')
})
