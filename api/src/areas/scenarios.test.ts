import type { Scenario } from 'shared/model/content/scenario'
import type { ScenarioExamples } from 'shared/model/content/scenario-examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../http/call.ts'
import { startApi } from '../testing/api.ts'
import { scenarios } from './scenarios.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
  await api.register('ada')
})
afterAll(() => api.stop())
const get = async <T>(path: string) => {
  const answer = await api.send('GET', path, { as: 'ada' })
  return { status: answer.status, body: (await answer.json()) as T }
}
const random = (pick: (below: number) => number) =>
  scenarios(pick).random({ params: {}, body: undefined, query: undefined }, { db: api.store.read } as Call)

test('each scenario has the same chance', async () => {
  const all = (await get<Scenario[]>('/api/scenarios')).body
  const asked: number[] = []
  const ids: string[] = []
  for (const i of all.keys()) {
    const pick = (below: number) => {
      asked.push(below)
      return i
    }
    ids.push((await random(pick)).id)
  }
  expect(ids).toEqual(all.map(({ id }) => id))
  expect(new Set(asked)).toEqual(new Set([48]))
})

test('a scenario has what the evaluator and the page after an attempt need', async () => {
  const { body } = await get<Scenario>('/api/scenarios/random')
  expect(body.rubric?.keyPoints.length).toBeGreaterThanOrEqual(5)
  expect(body.modelAnswers?.length).toBeGreaterThanOrEqual(3)
  expect(body.commentary?.fr).not.toBe('')
})

test('every shipped key point has sentences in both languages, for learners only', async () => {
  const { body } = await get<ScenarioExamples[]>('/api/scenarios/examples')
  expect(body.length).toBe(48)
  for (const { id, rubric } of body)
    for (const { examples, counterexamples } of rubric?.keyPoints ?? [])
      for (const sentences of [examples, counterexamples])
        expect([sentences?.fr.length, sentences?.en.length], id).toEqual([expect.any(Number), expect.any(Number)])
  expect((await api.send('GET', '/api/scenarios/examples')).status).toBe(401)
})

test('an unpublished scenario is not listed and never the random one; with none there is 404', async () => {
  const publish = (isPublished: number, id = '') =>
    api.store.write((db) => db.updateTable('scenarios').set({ isPublished }).where('id', '!=', id).execute())
  await publish(0, 'dialysis-carpool')
  for (const path of ['/api/scenarios', '/api/scenarios/examples'])
    expect((await get<Scenario[]>(path)).body.map(({ id }) => id)).toEqual(['dialysis-carpool'])
  for (let i = 0; i < 5; i++) expect((await get<Scenario>('/api/scenarios/random')).body.id).toBe('dialysis-carpool')
  await publish(0)
  expect((await get('/api/scenarios')).body).toEqual([])
  expect((await get('/api/scenarios/random')).status).toBe(404)
  await publish(1)
})
