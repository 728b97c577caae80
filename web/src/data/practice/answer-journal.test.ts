import { afterEach, expect, test, vi } from 'vitest'
import { clearJournal, type Owner } from '#data/drafts/journal'
import { forgetUnsaved, keepUnsaved, unsavedAnswers } from './answer-journal'
import { emptyAnswer } from './practice-answers'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})
const answer = (runId: string, question: 0 | 1, text: string) => ({
  ...emptyAnswer({ runId, scenario: 2, question }),
  text,
})
const [ada, grace] = [{ userId: 'ada' }, { userId: 'grace' }]
const texts = (owner: Owner, runId: string) => unsavedAnswers(owner, runId).map(({ text }) => text)

test('keeps the latest text of each answer, by learner and run', () => {
  keepUnsaved(ada, answer('r1', 0, 'J'))
  keepUnsaved(ada, answer('r1', 0, 'Je'))
  keepUnsaved(ada, answer('r1', 1, 'Oui'))
  keepUnsaved(ada, answer('r10', 0, 'of another test'))
  keepUnsaved(grace, answer('r1', 0, 'of another learner'))
  expect(texts(ada, 'r1').sort()).toEqual(['Je', 'Oui'])
  forgetUnsaved(ada, answer('r1', 0, ''))
  expect(texts(ada, 'r1')).toEqual(['Oui'])
  clearJournal(ada)
  expect([texts(ada, 'r1'), texts(ada, 'r10'), texts(grace, 'r1')]).toEqual([[], [], ['of another learner']])
})

test('bears with a full store and with what it cannot read', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  keepUnsaved(ada, answer('r1', 0, 'Je'))
  vi.restoreAllMocks()
  localStorage.setItem('situ.unsaved-answer/ada/r1/2/0', '{"text":')
  expect(texts(ada, 'r1')).toEqual([])
})
