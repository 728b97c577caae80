import { expect, test } from 'vitest'
import { makeActivity } from '../../testing/make.ts'
import { EMPTY_FOLD, statsOf } from './progress.ts'
import { progressFile, progressRows } from './progress-export.ts'
import { activitiesInFile } from './progress-import.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const stats = statsOf(EMPTY_FOLD, '2026-11-20', 16, new Set())

test('the file holds stats, activities, date and version, and is read back', () => {
  const activities = [makeActivity({ id: 'a' }), makeActivity({ id: 'b', score: 6.5 })]
  const file = progressFile(stats, activities, NOW)
  expect(Object.keys(file).sort()).toEqual(['activities', 'exportDate', 'stats', 'version'])
  expect(file).toMatchObject({ exportDate: '2026-11-20T12:00:00.000Z', version: '1.0' })
  expect(activitiesInFile(JSON.stringify(file))).toEqual(activities)
})
test.each([
  [0, undefined],
  [1, 1],
])('with %i activities out of reach the file says so, and is read back', (missing, said) => {
  const file = progressFile(stats, [makeActivity()], NOW, missing)
  expect((file as { missing?: number }).missing).toBe(said)
  expect(activitiesInFile(JSON.stringify(file))).toHaveLength(1)
})
test.each([
  'not json',
  '[]',
  '{}',
  JSON.stringify({ version: '2.0', exportDate: 'x', activities: [] }),
  JSON.stringify({ version: '1.0', activities: [] }),
])('%s is no such file', (text) => expect(activitiesInFile(text)).toBeUndefined())
test('a damaged activity is left out, the others are read', () => {
  const whole = makeActivity({ id: 'a' })
  const text = JSON.stringify({ ...progressFile(stats, [whole], NOW), activities: [whole, { id: 1 }, null] })
  expect(activitiesInFile(text)).toEqual([whole])
})
test('a table has a row per activity, and no formula', () => {
  const words = {
    day: () => '2026-11-20',
    time: () => '12:00',
    kind: () => 'Quiz',
    title: ({ title }: { title: string }) => title,
  }
  const rows = progressRows(
    [
      makeActivity({ title: '=1+1', score: 80, timeSpent: 89 }),
      makeActivity({ title: 'Lecture', score: null, timeSpent: null }),
    ],
    ['Date', 'Time', 'Kind', 'Title', 'Score', 'Minutes'],
    words,
  )
  expect(rows).toEqual([
    ['Date', 'Time', 'Kind', 'Title', 'Score', 'Minutes'],
    ['2026-11-20', '12:00', 'Quiz', '=1+1', 80, 1],
    ['2026-11-20', '12:00', 'Quiz', 'Lecture', '', ''],
  ])
})
