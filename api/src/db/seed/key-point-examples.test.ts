import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shipped } from '../../testing/api.ts'
import { openSqlite } from '../sqlite.ts'
import type { Store } from '../store.ts'
import { editedScenario, saveScenario } from '../tables/content/scenarios.ts'
import { moveToTrash } from '../tables/content/trash.ts'
import type { KeyPointExamplesOf } from './key-point-examples.ts'
import { type Shipped, seed } from './seed.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const ID = 'cash-line-remark'
const [POINT, OTHER] = ['move-the-line', 'customer-side']
const said = (word: string) => ({ fr: [word], en: [word] })
const examplesOf = (...points: string[]): KeyPointExamplesOf => ({
  scenarioId: ID,
  points: new Map(points.map((id) => [id, { examples: said('so'), counterexamples: said('not so') }])),
})
/** A release that ships these examples. */
const release = (...all: KeyPointExamplesOf[]): Shipped => ({
  ...shipped,
  keyPointExamples: {
    names: () => all.map(({ scenarioId }) => scenarioId),
    load: async (ids) => all.filter(({ scenarioId }) => ids.includes(scenarioId)),
  },
})
let folder = ''
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'situ-examples-'))
  store = await openSqlite(join(folder, 'situ.db'))
  await seed(store, release(), NOW)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
async function scenario() {
  const found = await editedScenario(store.read, ID)
  if (!found?.rubric) throw new Error('no rubric')
  return { ...found, rubric: found.rubric }
}
const pointCalled = async (id = '') => (await scenario()).rubric.keyPoints.find((point) => point.id === id)
/** Saves the scenario with another version of one key point, as an administrator may. */
async function change(id = '', over: object) {
  const { rubric, ...rest } = await scenario()
  const keyPoints = rubric.keyPoints.map((point) => (point.id === id ? { ...point, ...over } : point))
  await store.write((db) => saveScenario(db, { ...rest, rubric: { ...rubric, keyPoints } }, NOW + 1))
}

test('a database that has its scenarios gets examples for the points named, and readers get the scenario anew', async () => {
  const before = await scenario()
  await seed(store, release(examplesOf(POINT ?? '')), NOW + 2)
  expect(await pointCalled(POINT)).toMatchObject({ examples: said('so'), counterexamples: said('not so') })
  expect(await pointCalled(OTHER)).not.toHaveProperty('examples')
  expect(Date.parse((await scenario()).updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
})

test('a point that has examples keeps them, also where an administrator wants none', async () => {
  await change(POINT, { examples: said('mine') })
  await change(OTHER, { examples: { fr: [], en: [] } })
  await seed(store, release(examplesOf(POINT ?? '', OTHER ?? '')), NOW + 2)
  expect((await pointCalled(POINT))?.examples).toEqual(said('mine'))
  expect((await pointCalled(OTHER))?.examples).toEqual({ fr: [], en: [] })
})

test('they are given once', async () => {
  await seed(store, release(examplesOf(POINT ?? '')), NOW + 2)
  await change(POINT, { examples: undefined, counterexamples: undefined })
  await seed(store, release(examplesOf(POINT ?? '')), NOW + 3)
  expect((await pointCalled(POINT))?.examples).toBeUndefined()
})

test('a point that was renamed is skipped, and a deleted scenario stays deleted', async () => {
  await change(POINT, { id: 'renamed' })
  await seed(store, release(examplesOf(POINT ?? '')), NOW + 2)
  expect((await pointCalled('renamed'))?.examples).toBeUndefined()
  await store.write((db) => moveToTrash(db, 'scenarios', ID, NOW))
  await seed(store, release({ ...examplesOf(OTHER ?? ''), scenarioId: ID }), NOW + 3)
  const { deletedAt } = await store.read
    .selectFrom('scenarios')
    .select('deletedAt')
    .where('id', '=', ID)
    .executeTakeFirstOrThrow()
  expect(deletedAt).toBe(NOW)
})
