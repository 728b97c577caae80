import { HttpResponse, http } from 'msw'
import { scenarios } from 'shared/contract/calls/scenarios'
import type { KeyPoint } from 'shared/model/content/rubric'
import type { Scenario } from 'shared/model/content/scenario'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDb, currentDb, deleteDb, openDb } from '#data/db/db'
import { forgetFreshness } from '#data/http/reader'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import { withExamples } from './scenario-examples'

const SENTENCES = { fr: ['Je demanderais à Léa ce qu’elle vit.'], en: ['I’d ask Léa how she is doing.'] }
const POINT: KeyPoint = {
  id: 'ask-lea',
  kind: 'missing-info',
  text: { fr: 'Demander à Léa.', en: 'Ask Léa.' },
  any: { fr: ['demander'], en: ['ask'] },
}
let asked = 0
let scenario: Scenario

beforeEach(() => {
  asked = 0
  openDb(signIn().id)
  forgetFreshness()
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(scenarios.examples.path)) asked++
  })
  // What the list says, and what the server has besides.
  scenario = { ...(world.scenarios[0] as Scenario), rubric: { stakeholders: [], keyPoints: [POINT], redFlags: [] } }
  world.scenarios[0] = {
    ...scenario,
    rubric: { stakeholders: [], keyPoints: [{ ...POINT, examples: SENTENCES }], redFlags: [] },
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  server.events.removeAllListeners()
  closeDb()
  await deleteDb('learner')
})
const firstPoint = async () => (await withExamples(currentDb(), scenario)).rubric?.keyPoints[0]

test('a key point gets its sentences from the server, once, and keeps everything else', async () => {
  expect(await firstPoint()).toEqual({ ...POINT, examples: SENTENCES })
  await firstPoint()
  scenario = { ...scenario }
  expect((await firstPoint())?.examples).toEqual(SENTENCES)
  expect(asked).toBe(1)
})
test('what this device has is used without the server', async () => {
  const value = [{ id: scenario.id, rubric: { keyPoints: [{ id: POINT.id, examples: SENTENCES }] } }]
  await currentDb().cachedResponses.put({ path: scenarios.examples.path, value })
  expect((await firstPoint())?.examples).toEqual(SENTENCES)
  expect(asked).toBe(0)
})
test('without a network, or where the server fails, the scenario is as it was; the next time it is asked again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await withExamples(currentDb(), scenario)).toBe(scenario)
  expect(asked).toBe(0)
  online.mockReturnValue(true)
  server.use(http.get(`*${scenarios.examples.path}`, () => HttpResponse.error(), { once: true }))
  expect(await withExamples(currentDb(), scenario)).toBe(scenario)
  expect((await firstPoint())?.examples).toEqual(SENTENCES)
})
test('a scenario without a rubric, or of which the server has nothing, stays as it is', async () => {
  const { rubric: _, ...bare } = scenario
  expect(await withExamples(currentDb(), bare)).toBe(bare)
  expect(asked).toBe(0)
  const other = { ...scenario, id: 'another' }
  expect(await withExamples(currentDb(), other)).toBe(other)
})
