import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { responseText } from 'shared/rules/evaluator/text/response-text'
import { runEvaluationId } from 'shared/rules/practice/run-evaluation'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { enqueue } from '#data/outbox/outbox'
import { activityTables, recordActivity } from '#data/progress/progress'
import { type Judged, submission } from './evaluations'
import type { StoredEvaluation } from './practice-tables'

/** The answers to one scenario of a practice test that was taken on any device. */
export interface AnsweredInRun {
  runId: string
  /** Index of the scenario in the run. */
  index: number
  scenario: Pick<Scenario, 'id' | 'title' | 'format'>
  answers: readonly [string, string]
  language: Language
  /** When the test ended, in epoch milliseconds. */
  at: number
}

/** The evaluations of a run, by the index of their scenario; undefined while they load. */
export const useRunEvaluations = (runId: string): ReadonlyMap<number, StoredEvaluation> | undefined =>
  useQuery(
    async (db) => {
      const prefix = runEvaluationId(runId, 0).slice(0, -1)
      const found = await db.evaluations.where('id').startsWith(prefix).toArray()
      return new Map(found.map((evaluation) => [Number(evaluation.id.slice(prefix.length)), evaluation]))
    },
    [runId],
  )

/**
 * Stores the evaluation of a scenario of a run with its activity and, unless `withoutCredit`, its queued submission, in
 * one transaction. An evaluation that is already stored is kept. A draft of the same scenario is another text and is
 * kept, too.
 */
export async function keepRunEvaluation(
  db: SituDb,
  { runId, index, scenario, answers, language, at }: AnsweredInRun,
  judged: Judged,
  { offline, withoutCredit }: { offline: boolean; withoutCredit: boolean },
): Promise<StoredEvaluation> {
  const id = runEvaluationId(runId, index)
  const evaluation: StoredEvaluation = {
    ...judged,
    id,
    scenarioId: scenario.id,
    response: responseText(answers),
    answers,
    responseType: scenario.format === 'video' ? 'audio' : 'text',
    createdAt: new Date(at).toISOString(),
    ...(withoutCredit && { credited: false }),
  }
  return db.transaction('rw', [db.evaluations, ...activityTables(db)], async () => {
    const before = await db.evaluations.get(id)
    if (before) return before
    await db.evaluations.add(evaluation)
    if (!withoutCredit)
      await enqueue(db, {
        call: 'evaluations.submit',
        args: { body: { ...submission(evaluation, language), offline } },
      })
    await recordActivity(db, {
      id: `${id}:score`,
      type: 'scenario',
      title: scenario.title.fr,
      scenarioId: scenario.id,
      score: evaluation.score,
      // The time is in the activity of the whole test; here it would count twice.
      timeSpent: null,
      icon: 'messages-square',
      data: { evaluationId: id, title: scenario.title, runId, scenario: index },
    })
    return evaluation
  })
}
