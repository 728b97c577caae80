import { expect, type Page } from '@playwright/test'
import type { StoredModuleState } from '../../src/data/progress/module-states-table.ts'

/** The rows of a table of the learner's database, read directly. */
export const rowsOf = <T>(page: Page, table: string): Promise<T[]> =>
  page.evaluate(async (name) => {
    const info = (await indexedDB.databases()).find((db) => db.name?.startsWith('situ-'))
    const open = indexedDB.open(info?.name ?? '')
    const database = await new Promise<IDBDatabase>((done, fail) => {
      open.onsuccess = () => done(open.result)
      open.onerror = fail
    })
    const all = database.transaction(name).objectStore(name).getAll()
    return new Promise((done, fail) => {
      all.onsuccess = () => {
        database.close()
        done(all.result as never)
      }
      all.onerror = fail
    })
  }, table)

/** Waits until everything fetched for offline use is on the device: the sentences of the evaluator come last. */
export const libraryIsHere = (page: Page) =>
  expect
    .poll(async () =>
      (await rowsOf<{ path: string }>(page, 'answers')).some(({ path }) => path === '/api/scenarios/examples'),
    )
    .toBe(true)

/** Waits until the device has stored that page `place` of a module, counted from 1, is its current one. */
export const pageIsKept = (page: Page, moduleId: string, place: number) =>
  expect
    .poll(async () => {
      const states = await rowsOf<StoredModuleState>(page, 'moduleStates')
      return states.find((row) => row.moduleId === moduleId)?.state.currentPage
    })
    .toBe(place)

/** Waits until the database has at least this many chunks of recordings. A chunk is half a second. */
export const chunksAreKept = (page: Page, count: number) =>
  expect.poll(async () => (await rowsOf(page, 'recordingChunks')).length).toBeGreaterThanOrEqual(count)
