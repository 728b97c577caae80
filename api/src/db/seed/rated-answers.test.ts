import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shipped } from '../../testing/api.ts'
import { openSqlite } from '../sqlite.ts'
import type { Store } from '../store.ts'
import { editedScenario, publishedScenarios, saveScenario } from '../tables/content/scenarios.ts'
import { moveToTrash } from '../tables/content/trash.ts'
import type { RatedAnswersOf } from './rated-answers.ts'
import { type Shipped, seed } from './seed.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const [ONE, TWO] = ['cash-line-remark', 'equal-ice-time']
const answersTo = (scenarioId: string, word = 'text'): RatedAnswersOf => ({
  scenarioId,
  answers: [{ level: 'weak', rating: 2, fr: word, en: word, reasons: { fr: word, en: word } }],
})
/** A release that ships rated answers to these scenarios. */
const release = (...all: RatedAnswersOf[]): Shipped => ({
  ...shipped,
  ratedAnswers: {
    names: () => all.map(({ scenarioId }) => scenarioId),
    load: async (ids) => all.filter(({ scenarioId }) => ids.includes(scenarioId)),
  },
})
let folder = ''
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'situ-rated-'))
  store = await openSqlite(join(folder, 'situ.db'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
const wordOf = async (id = '') =>
  (await publishedScenarios(store.read)).find((one) => one.id === id)?.ratedAnswers?.[0]?.fr

test('a database that has its scenarios gets rated answers as releases bring them', async () => {
  await seed(store, release(), NOW)
  expect(await wordOf(ONE)).toBeUndefined()
  await seed(store, release(answersTo(ONE ?? '')), NOW + 1)
  expect([await wordOf(ONE), await wordOf(TWO)]).toEqual(['text', undefined])
  await seed(store, release(answersTo(ONE ?? '', 'changed'), answersTo(TWO ?? '')), NOW + 2)
  expect([await wordOf(ONE), await wordOf(TWO)]).toEqual(['text', 'text'])
})

test('readers who have the scenario already get it anew', async () => {
  await seed(store, release(), NOW)
  const before = await editedScenario(store.read, ONE ?? '')
  await seed(store, release(answersTo(ONE ?? '')), NOW)
  const after = await editedScenario(store.read, ONE ?? '')
  expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''))
})

test('what was seen once is neither read nor given again', async () => {
  await seed(store, release(answersTo(ONE ?? '')), NOW)
  const scenario = await editedScenario(store.read, ONE ?? '')
  if (!scenario) throw new Error('no scenario')
  const { ratedAnswers: _, ...bare } = scenario
  await store.write((db) => saveScenario(db, bare, NOW + 1))
  const { ratedAnswers, ...rest } = release(answersTo(ONE ?? ''))
  const unread = { ...rest, ratedAnswers: { ...ratedAnswers, load: () => Promise.reject(new Error('was read')) } }
  await seed(store, unread, NOW + 2)
  expect(await wordOf(ONE)).toBeUndefined()
})

test('a deleted scenario stays deleted', async () => {
  await seed(store, release(), NOW)
  await store.write((db) => moveToTrash(db, 'scenarios', ONE ?? '', NOW))
  await seed(store, release(answersTo(ONE ?? '')), NOW + 1)
  expect((await publishedScenarios(store.read)).map(({ id }) => id)).not.toContain(ONE)
  const { deletedAt } = await store.read
    .selectFrom('scenarios')
    .select('deletedAt')
    .where('id', '=', ONE ?? '')
    .executeTakeFirstOrThrow()
  expect(deletedAt).toBe(NOW)
})
