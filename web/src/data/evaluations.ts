import { ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Language } from 'shared/model/bilingual'
import type { AssistantId, Evaluation, ResponseType } from 'shared/model/evaluation'
import type { Scenario } from 'shared/model/scenario'
import { uuidv7 } from 'uuidv7'
import type { SituDb, StoredEvaluation } from './db'
import { forgetDraft } from './drafts'
import { enqueue } from './outbox'
import { activityTables, recordActivity } from './progress'
import type { SpokenFigures } from './speech-take'
import { useQuery } from './use-query'

/** Where nothing was measured (spec 2 §9, design §7). */
export const UNMEASURED_SECONDS = 300

const newestFirst = (a: Evaluation, b: Evaluation) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1)

/** Every evaluation of the learner's, the newest first; undefined while they are looked up. */
export const useEvaluations = (): StoredEvaluation[] | undefined =>
  useQuery(async (home) => (await home.evaluations.toArray()).sort(newestFirst), [])
/** One evaluation; null when it is not here, undefined while it is looked up. */
export const useEvaluation = (id: string): StoredEvaluation | null | undefined =>
  useQuery(async (home) => (await home.evaluations.get(id)) ?? null, [id])

export interface Answered {
  scenario: Pick<Scenario, 'id' | 'title'>
  response: string
  answers?: readonly string[]
  responseType: ResponseType
  language: Language
  /** Seconds of work; without it they were not measured. */
  seconds?: number
  /** Of a spoken answer; it stays on this device. */
  voice?: SpokenFigures
}
type Judged = Omit<Evaluation, 'id' | 'scenarioId' | 'response' | 'responseType' | 'createdAt'>

const made = ({ scenario, response, answers, responseType, seconds, voice }: Answered, judged: Judged, now: number) =>
  ({
    ...judged,
    id: uuidv7(),
    scenarioId: scenario.id,
    response,
    responseType,
    createdAt: new Date(now).toISOString(),
    ...(answers && { answers }),
    ...(seconds !== undefined && { seconds }),
    ...(voice && { voice }),
  }) satisfies StoredEvaluation

const bodyOf = ({ id, scenarioId, response, responseType, createdAt }: StoredEvaluation, language: Language) => ({
  id,
  scenarioId,
  response,
  responseType,
  language,
  createdAt,
})

/**
 * Keeps an answer with what the own evaluator says of it: stored with its queued submission and its activity in one transaction, its
 * draft gone. `withoutCredit`: beyond the plan it stays on this device.
 */
export async function submitAnswer(
  db: SituDb,
  answered: Answered,
  judged: Judged,
  { now, offline, withoutCredit }: { now: number; offline: boolean; withoutCredit: boolean },
): Promise<StoredEvaluation> {
  const evaluation: StoredEvaluation = {
    ...made(answered, judged, now),
    ...(withoutCredit && { credited: false }),
  }
  const { scenario, language, seconds = UNMEASURED_SECONDS } = answered
  await db.transaction('rw', [db.evaluations, db.drafts, ...activityTables(db)], async () => {
    await db.evaluations.add(evaluation)
    await forgetDraft(db, scenario.id)
    if (!withoutCredit)
      await enqueue(db, { call: 'evaluations.submit', args: { body: { ...bodyOf(evaluation, language), offline } } })
    await recordActivity(db, {
      type: 'scenario',
      title: scenario.title.fr,
      scenarioId: scenario.id,
      score: evaluation.score,
      timeSpent: Math.min(ACTIVITY_SECONDS_MAX, Math.max(1, Math.round(seconds))),
      completed: true,
      icon: 'messages-square',
      data: { evaluationId: evaluation.id, title: scenario.title },
    })
  })
  return evaluation
}

/** Keeps what the learner pasted from an assistant: their claim, so that no activity and no mean counts it. */
export async function keepPasted(
  db: SituDb,
  answered: Answered,
  assistant: AssistantId,
  claimed: Pick<Evaluation, 'score' | 'metrics'> & { suggestions: string[] },
  { now, offline }: { now: number; offline: boolean },
): Promise<StoredEvaluation> {
  const { suggestions, ...numbers } = claimed
  const evaluation = made(
    answered,
    {
      ...numbers,
      feedback: { suggestions },
      engine: { id: `pasted:${assistant}`, version: '1', pasted: true },
      language: answered.language,
    },
    now,
  )
  await db.transaction('rw', [db.evaluations, db.outbox], async () => {
    await db.evaluations.add(evaluation)
    const body = { ...bodyOf(evaluation, answered.language), offline, pasted: { assistant, ...claimed } }
    await enqueue(db, { call: 'evaluations.submit', args: { body } })
  })
  return evaluation
}

/** What the server says of an evaluation takes the place of what stood here; what only this device knows stays. */
export async function keepServerEvaluation(db: SituDb, evaluation: Evaluation) {
  await db.evaluations.put({ ...(await db.evaluations.get(evaluation.id)), ...evaluation })
}

const NOTICE = 'planLimit'
/** That the plan's allowance was used up when a waiting answer was sent, and until when. */
export interface PlanLimitNotice {
  resetAt: string
}

/** A waiting answer came too late for the plan: it stays here without credit, and the learner is told once. */
export async function keepWithoutCredit(db: SituDb, id: string, resetAt: string) {
  await db.evaluations.update(id, { credited: false })
  await db.meta.put({ key: NOTICE, value: { resetAt } satisfies PlanLimitNotice })
}
/** What the learner has not read yet about an answer beyond the plan; null when nothing, undefined while it is looked up. */
export const usePlanLimitNotice = (): PlanLimitNotice | null | undefined =>
  useQuery(async (home) => ((await home.meta.get(NOTICE))?.value as PlanLimitNotice | undefined) ?? null, [])
export const dismissPlanLimitNotice = (db: SituDb) => db.meta.delete(NOTICE)

const SECRET = 'assistantSecret'
/** Letters that nobody can guess, of this device: what marks a prompt that is copied from here. */
export const useAssistantSecret = (): string | undefined =>
  useQuery(async (home) => (await home.meta.get(SECRET))?.value as string | undefined, [])
export const makeAssistantSecret = (db: SituDb) =>
  db.transaction('rw', db.meta, async () => {
    if (!(await db.meta.get(SECRET))) await db.meta.add({ key: SECRET, value: uuidv7().slice(-10).replace('-', '') })
  })

/** Keeps what an assistant that the server asked has said. */
export const keepAssisted = (db: SituDb, evaluation: Evaluation) => db.evaluations.put(evaluation)
