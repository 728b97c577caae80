import { makeNote } from 'shared/testing/make-note'
import { expect, test } from 'vitest'
import { dueReminders } from './reminders'

const NOW = new Date(2026, 10, 20, 18, 0, 0)
const at = (time: string, over = {}) => makeNote({ id: time, date: '2026-11-20', time, hasReminder: true, ...over })
const due = (...notes: ReturnType<typeof at>[]) => dueReminders(notes, NOW).map(({ note }) => note.id)

test('the nearest first; what is ten minutes past is not told any more', () => {
  expect(due(at('20:00'), at('18:00'), at('17:51'), at('17:50'))).toEqual(['17:51', '18:00', '20:00'])
})
test('tomorrow’s are known, those after are not; done or without a reminder, none', () => {
  expect(due(at('09:00', { date: '2026-11-21' }), at('09:01', { date: '2026-11-22' }))).toEqual(['09:00'])
  expect(due(at('20:00', { isCompleted: true }), at('20:01', { hasReminder: false }))).toEqual([])
})
test('one that comes back is told on its day', () => {
  expect(due(at('19:00', { date: '2026-11-06', repeat: { every: 'week', until: null } }))).toEqual(['19:00'])
  expect(due(at('19:00', { date: '2026-11-05', repeat: { every: 'week', until: null } }))).toEqual([])
})
