import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDb, deleteDb, openDb } from './db'
import { useLastKnown } from './use-query'

beforeEach(() => void openDb('ada'))
afterEach(async () => {
  closeDb()
  await Promise.all(['ada', 'grace'].map(deleteDb))
})

/** What a screen that opens now shows, if its query has returned this value so far. */
const shown = (value: string | undefined, { name = 'plan', of = 'monday' } = {}) => {
  const { result, unmount } = renderHook(() => useLastKnown(name, value, of))
  unmount()
  return result.current
}

test('a value is shown as it is, and again while the next one loads', () => {
  expect(shown(undefined)).toBeUndefined()
  expect(shown('read twice')).toBe('read twice')
  expect(shown(undefined)).toBe('read twice')
  expect(shown('read three times')).toBe('read three times')
  expect(shown(undefined)).toBe('read three times')
})

test.each([
  ['of another day', { of: 'tuesday' }],
  ['of another name', { name: 'progress' }],
])('the last value %s is not shown', (_, other) => {
  shown('of monday')
  expect(shown(undefined, other)).toBeUndefined()
  expect(shown(undefined)).toBe('of monday')
})

test('no other learner sees it, and nobody who is signed out', () => {
  shown('of Ada')
  closeDb()
  expect(shown(undefined)).toBeUndefined()
  openDb('grace')
  expect(shown(undefined)).toBeUndefined()
  closeDb()
  openDb('ada')
  expect(shown(undefined), 'a new session begins with an open database of its own').toBeUndefined()
})
