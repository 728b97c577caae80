import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDb, deleteDb, openDb, type SituDb } from './db'
import { sharedQuery } from './shared-query'

const AFTER_MS = 20
let db: SituDb
// Opened beforehand, because Dexie runs queries again once it has created a database.
beforeEach(async () => {
  db = openDb('ada')
  await db.open()
})
afterEach(async () => {
  closeDb()
  await deleteDb('ada')
})

test('a query that two parts show runs once, a little later, and shows every change to both', async () => {
  const count = vi.fn((of: SituDb) => of.meta.count())
  const useCount = sharedQuery(count, AFTER_MS)
  const one = renderHook(() => useCount())
  const other = renderHook(() => useCount())
  expect(one.result.current).toBeUndefined()
  expect(count).not.toHaveBeenCalled()
  await waitFor(() => expect([one.result.current, other.result.current]).toEqual([0, 0]))
  expect(count).toHaveBeenCalledTimes(1)
  await act(() => db.meta.put({ key: 'a', value: 1 }))
  await waitFor(() => expect([one.result.current, other.result.current]).toEqual([1, 1]))
  expect(count).toHaveBeenCalledTimes(2)
})

test('it ends with the last part that shows it, and shows the last value while it runs again', async () => {
  const count = vi.fn((of: SituDb) => of.meta.count())
  const useCount = sharedQuery(count, AFTER_MS)
  const { result, unmount } = renderHook(() => useCount())
  await waitFor(() => expect(result.current).toBe(0))
  unmount()
  await db.meta.put({ key: 'a', value: 1 })
  expect(count).toHaveBeenCalledTimes(1)
  const again = renderHook(() => useCount())
  expect(again.result.current).toBe(0)
  await waitFor(() => expect(again.result.current).toBe(1))
})

test('one that no part shows any more before its time does not run', async () => {
  const count = vi.fn((of: SituDb) => of.meta.count())
  const useCount = sharedQuery(count, AFTER_MS)
  renderHook(() => useCount()).unmount()
  await new Promise((later) => setTimeout(later, 2 * AFTER_MS))
  expect(count).not.toHaveBeenCalled()
})

test('without a user there is no value', () => {
  closeDb()
  const useCount = sharedQuery((of) => of.meta.count(), AFTER_MS)
  expect(renderHook(() => useCount()).result.current).toBeUndefined()
})
