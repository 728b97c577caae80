import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFigure } from 'shared/testing/make-figure'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shipped } from '../../testing/api.ts'
import { openSqlite } from '../sqlite.ts'
import type { Store } from '../store.ts'
import { moduleById, publishedModule, saveModule } from '../tables/content/modules.ts'
import { moveToTrash } from '../tables/content/trash.ts'
import { type Shipped, seed } from './seed.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const ID = 'understand-the-test'
let folder = ''
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'situ-figures-'))
  store = await openSqlite(join(folder, 'situ.db'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
/**
 * The shipped content of the version before figures existed: its modules have none, and it has no part with figures.
 */
const before: Shipped = {
  ...shipped,
  modules: async () =>
    (await shipped.modules()).map((module) => ({
      ...module,
      pages: module.pages.map(({ figure: _, ...page }) => page),
    })),
  pageFigures: { names: () => [], load: async () => [] },
}
const figures = async () => (await moduleById(store.read, ID))?.pages.map(({ figure }) => figure?.title.en)
const shippedFigures = async () =>
  (await shipped.modules()).find(({ id }) => id === ID)?.pages.map(({ figure }) => figure?.title.en)

test('modules of the version before get their figures once, and readers fetch them anew', async () => {
  await seed(store, before, NOW)
  expect((await figures())?.every((title) => title === undefined)).toBe(true)
  const old = await publishedModule(store.read, ID)
  await seed(store, shipped, NOW)
  expect(await figures()).toEqual(await shippedFigures())
  const module = await publishedModule(store.read, ID)
  expect(Date.parse(module?.updatedAt ?? '')).toBeGreaterThan(Date.parse(old?.updatedAt ?? ''))

  if (!module) throw new Error('no module')
  const bare = { ...module, pages: module.pages.map(({ figure: _, ...page }) => page) }
  await store.write((db) => saveModule(db, bare, NOW + 1))
  await seed(store, shipped, NOW + 2)
  expect(
    (await figures())?.every((title) => title === undefined),
    'what was removed stays removed',
  ).toBe(true)
})

test('a figure of the administrator stays, and so do their texts; a page of another name is passed over', async () => {
  await seed(store, before, NOW)
  const module = await moduleById(store.read, ID)
  if (!module) throw new Error('no module')
  const own = makeFigure({ title: { fr: 'La mienne', en: 'Mine' } })
  const pages = module.pages.map((page, i) =>
    i === 0 ? { ...page, figure: own, title: { fr: 'Mon titre', en: 'My title' } } : { ...page, id: `own-${i}` },
  )
  await store.write((db) => saveModule(db, { ...module, pages }, NOW + 1))
  await seed(store, shipped, NOW + 2)
  const after = await moduleById(store.read, ID)
  expect(after?.pages).toEqual(pages)
})

test('a deleted module stays deleted and as it was', async () => {
  await seed(store, before, NOW)
  await store.write((db) => moveToTrash(db, 'modules', ID, NOW))
  await seed(store, shipped, NOW + 1)
  expect(await publishedModule(store.read, ID)).toBeUndefined()
  expect((await figures())?.every((title) => title === undefined)).toBe(true)
})

test('a new installation does not read the figures twice', async () => {
  const unread = { ...shipped.pageFigures, load: () => Promise.reject(new Error('was read')) }
  await seed(store, { ...shipped, pageFigures: unread }, NOW)
  expect(await figures()).toEqual(await shippedFigures())
  await seed(store, { ...shipped, pageFigures: unread }, NOW + 1)
})
