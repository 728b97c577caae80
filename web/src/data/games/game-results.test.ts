import { waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { makeGameResult } from 'shared/testing/make-game-result'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SituDb } from '#data/db/db'
import { saveGameResult } from './game-results'
import { gameRunKeeper, gameRuns } from './game-runs'

const NAME = { fr: 'Couleurs et mots', en: 'Colours and words' }
let db: SituDb
beforeEach(() => {
  db = new SituDb('learner', `games-${Math.random()}`)
})
afterEach(() => db.delete())

test('a result is kept with one activity and one queued write', async () => {
  const result = makeGameResult({ id: 'r1', score: 67, seconds: 12 })
  expect(await saveGameResult(db, result, NAME)).toBe(true)
  expect(await db.gameResults.toArray()).toEqual([result])
  const [activity, ...more] = await db.activities.toArray()
  expect(more).toEqual([])
  expect(activity).toMatchObject({
    id: 'r1:act',
    type: 'game',
    title: NAME.fr,
    score: null,
    timeSpent: 12,
    completed: true,
    data: { game: 'stroop', resultId: 'r1', title: NAME },
  })
  expect(await db.outbox.count()).toBe(1)
})

test('a game that is finished twice, also at the same moment, is kept once', async () => {
  const result = makeGameResult({ id: 'r1' })
  const news = await Promise.all([1, 2, 3].map(() => saveGameResult(db, result, NAME)))
  expect(news.filter(Boolean)).toHaveLength(1)
  expect(await saveGameResult(db, { ...result, score: 0 }, NAME)).toBe(false)
  expect(await db.gameResults.toArray()).toEqual([result])
  expect(await db.activities.count()).toBe(1)
  expect(await db.outbox.count()).toBe(1)
})

test('where the activity cannot be written, nothing is', async () => {
  vi.spyOn(db.activities, 'bulkAdd').mockRejectedValueOnce(new Error('full'))
  await expect(saveGameResult(db, makeGameResult(), NAME)).rejects.toThrow('full')
  expect(await db.gameResults.count()).toBe(0)
  expect(await db.outbox.count()).toBe(0)
})

test('nothing that leaves the device tells of the score', async () => {
  await saveGameResult(db, makeGameResult({ score: 67_421 }), NAME)
  const sent = [...(await db.activities.toArray()), ...(await db.outbox.toArray())]
  expect(JSON.stringify(sent)).not.toContain('67421')
})

test('the run that a result came from is gone with it', async () => {
  const keeper = gameRunKeeper(db, 'stroop', () => {})
  keeper.keep({ id: 'r1', seconds: 3, state: { move: 1 } })
  keeper.keep({ id: 'r1', seconds: 4, state: { move: 2 } })
  keeper.keep({ id: 'r1', seconds: 5, state: { move: 3 } })
  await waitFor(async () =>
    expect((await db.drafts.get(gameRuns.keyOf('stroop')))?.value).toMatchObject({ seconds: 5 }),
  )
  await keeper.stop()
  await saveGameResult(db, makeGameResult({ id: 'r1' }), NAME)
  keeper.keep({ id: 'r1', seconds: 6, state: {} })
  await keeper.stop()
  expect(await db.drafts.count()).toBe(0)
})

test('a run that cannot be kept is told', async () => {
  const failures: unknown[] = []
  vi.spyOn(db.drafts, 'put').mockRejectedValueOnce(new Error('full'))
  const keeper = gameRunKeeper(db, 'stroop', (error) => failures.push(error))
  keeper.keep({ id: 'r1', seconds: 3, state: 1 })
  await waitFor(() => expect(failures).toHaveLength(1))
  keeper.keep({ id: 'r1', seconds: 4, state: 2 })
  await waitFor(async () => expect(await db.drafts.count()).toBe(1))
})
