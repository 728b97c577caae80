import { msg } from '@lingui/core/macro'
import { ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import type { AssistantId, Evaluation, ResponseType } from 'shared/model/evaluation'
import { uuidv7 } from 'uuidv7'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { forgetDraft } from '#data/drafts/drafts'
import type { SpokenFigures } from '#data/media/speech-take'
import { enqueue } from '#data/outbox/outbox'
import type { QueuedWrite } from '#data/outbox/queued-write'
import { forgetWaitingObjections } from '#data/practice/objections'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { activityTables, recordActivity } from '#data/progress/progress'

/** Seconds of work where none were measured. */
export const UNMEASURED_SECONDS = 300

const newestFirst = (a: Evaluation, b: Evaluation) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1)

/** Every evaluation of the learner, the newest first; undefined while they load. */
export const useEvaluations = (): StoredEvaluation[] | undefined =>
  useQuery(async (db) => (await db.evaluations.toArray()).sort(newestFirst), [])
/** One evaluation; null when it is not on this device, undefined while it loads. */
export const useEvaluation = (id: string): StoredEvaluation | null | undefined =>
  useQuery(async (db) => (await db.evaluations.get(id)) ?? null, [id])

export interface Answered {
  scenario: Pick<Scenario, 'id' | 'title'>
  response: string
  answers?: readonly string[]
  responseType: ResponseType
  language: Language
  /** Seconds of work; left out where they were not measured. */
  seconds?: number
  /** Measurements of a spoken answer's sound; they stay on this device. */
  voice?: SpokenFigures
}
/** What an evaluator says of an answer, without the answer. */
export type Judged = Omit<Evaluation, 'id' | 'scenarioId' | 'response' | 'responseType' | 'createdAt'>

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

/** The submission of an evaluation to the server. */
export const submission = (
  { id, scenarioId, response, answers, responseType, createdAt }: StoredEvaluation,
  language: Language,
) => ({
  id,
  scenarioId,
  response,
  ...(answers && { answers: [...answers] }),
  responseType,
  language,
  createdAt,
})

/**
 * Stores an answer with its evaluation, its queued submission and its activity in one transaction, and deletes its
 * draft. With `withoutCredit`, because the plan's allowance is used up, the evaluation is not queued and stays on this
 * device.
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
      await enqueue(db, {
        call: 'evaluations.submit',
        args: { body: { ...submission(evaluation, language), offline } },
      })
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

/**
 * Stores the reply that the learner pasted from an assistant, and queues its submission. The score is only the
 * learner's claim, so no activity is recorded for it, and averages leave it out.
 */
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
    const body = { ...submission(evaluation, answered.language), offline, pasted: { assistant, ...claimed } }
    await enqueue(db, { call: 'evaluations.submit', args: { body } })
  })
  return evaluation
}

/** Replaces the stored evaluation by the server's; fields that only this device has stay. */
async function keepServerEvaluation(db: SituDb, evaluation: Evaluation) {
  await db.evaluations.put({ ...(await db.evaluations.get(evaluation.id)), ...evaluation })
}

const NOTICE = 'planLimit'
/** Tells the learner that the plan's allowance was used up for a waiting answer; `resetAt` is when it is renewed. */
export interface PlanLimitNotice {
  resetAt: string
}

/** A waiting answer was sent past the plan's allowance: it stays here without credit, and the learner is told once. */
async function keepWithoutCredit(db: SituDb, id: string, resetAt: string) {
  await db.evaluations.update(id, { credited: false })
  await forgetWaitingObjections(db, id)
  await db.meta.put({ key: NOTICE, value: { resetAt } satisfies PlanLimitNotice })
}
export const evaluationSubmit: QueuedWrite<'evaluations.submit'> = {
  name: msg`Scenario answer`,
  record: 'evaluations',
  tables: ['evaluations', 'meta'],
  apply: (db, _, evaluation) => keepServerEvaluation(db, evaluation),
  limit: (db, row, until) => keepWithoutCredit(db, (row.args.body as { id?: string } | undefined)?.id ?? row.id, until),
  stale: ['/api/evaluations'],
}

/** The unread notice of an answer past the plan's allowance; null when there is none, undefined while it loads. */
export const usePlanLimitNotice = (): PlanLimitNotice | null | undefined =>
  useQuery(async (db) => ((await db.meta.get(NOTICE))?.value as PlanLimitNotice | undefined) ?? null, [])
export const dismissPlanLimitNotice = (db: SituDb) => db.meta.delete(NOTICE)

const SECRET = 'assistantSecret'
/**
 * A random secret of this device, from which the marker of a copied prompt is made; undefined while it loads or where
 * there is none yet.
 */
export const useAssistantSecret = (): string | undefined =>
  useQuery(async (db) => (await db.meta.get(SECRET))?.value as string | undefined, [])
export const makeAssistantSecret = (db: SituDb) =>
  db.transaction('rw', db.meta, async () => {
    if (!(await db.meta.get(SECRET))) await db.meta.add({ key: SECRET, value: uuidv7().slice(-10).replace('-', '') })
  })

/** Stores the evaluation by an assistant that the server asked. */
export const keepAssisted = (db: SituDb, evaluation: Evaluation) => db.evaluations.put(evaluation)
