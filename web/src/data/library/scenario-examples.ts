import { ApiError } from 'shared/contract/api-error'
import { scenarios } from 'shared/contract/calls/scenarios'
import type { Reply } from 'shared/contract/endpoint'
import type { Scenario } from 'shared/model/content/scenario'
import { isOnline } from '#browser/online'
import type { SituDb } from '#data/db/db'
import { refresh } from '#data/http/reader'

/** Milliseconds for which an evaluation waits for the server, where this device has no examples yet. */
const WAIT_MS = 8000
/** Scenarios that were joined with their examples. */
const joined = new WeakMap<Scenario, Scenario>()

const stored = async (db: SituDb) =>
  (await db.cachedResponses.get(scenarios.examples.path))?.value as Reply<typeof scenarios.examples> | undefined

async function fetched(db: SituDb) {
  if (!isOnline()) return undefined
  try {
    await refresh(scenarios.examples, {}, { timeout: WAIT_MS })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return stored(db)
}

/**
 * The scenario with the sentences with which the evaluator compares those of an answer, from this device or else the
 * server. The scenario itself where neither has them: the evaluator then goes by the terms of the rubric.
 */
export async function withExamples(db: SituDb, scenario: Scenario): Promise<Scenario> {
  const known = joined.get(scenario)
  if (known) return known
  const { rubric } = scenario
  const all = rubric && ((await stored(db)) ?? (await fetched(db)))
  const points = all?.find(({ id }) => id === scenario.id)?.rubric?.keyPoints
  if (!rubric || !points) return scenario
  const byId = new Map(points.map((point) => [point.id, point]))
  const keyPoints = rubric.keyPoints.map((point) => ({ ...point, ...byId.get(point.id) }))
  const whole = { ...scenario, rubric: { ...rubric, keyPoints } }
  joined.set(scenario, whole)
  return whole
}
