import { useEffect, useRef, useState } from 'react'
import { evaluations as contract } from 'shared/contract/calls/evaluations'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { creditsFor, type Evaluability, evaluabilityOf, type RunAnswer } from 'shared/rules/practice/run-evaluation'
import { isOnline, useOnline } from '#browser/online'
import { currentDb, wasLeft } from '#data/db/db'
import { isDiskFull } from '#data/db/disk-full'
import { useResource } from '#data/http/use-resource'
import { withExamples } from '#data/library/scenario-examples'
import { evaluate, warmEvaluator } from '#data/practice/evaluate'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { keepRunEvaluation, useRunEvaluations } from '#data/practice/run-evaluations'

/** A scenario of a test with its answers; without the scenario where this device does not have it. */
export interface RunScenario extends RunAnswer {
  scenario: Scenario | undefined
}
/** A finished test, taken on any device. */
export interface RunToEvaluate {
  runId: string
  language: Language
  /** When the test ended, in epoch milliseconds. */
  at: number
  scenarios: readonly RunScenario[]
}

export interface RunEvaluationState {
  /** The evaluations so far, by the index of their scenario. */
  evaluations: ReadonlyMap<number, StoredEvaluation>
  /** Indexes of the scenarios that can be evaluated and are not yet. */
  waiting: readonly number[]
  /** How many scenarios cannot be evaluated, by reason. */
  without: Readonly<Record<Exclude<Evaluability, 'ready'>, number>>
  /**
   * How many of the waiting evaluations the plan counts, and how many exceed it. `limit` is null for a plan without a
   * limit, undefined while it is not known.
   */
  plan: { counted: number; beyond: number; limit: number | null | undefined; resetsAt: string | undefined }
  /** Number of scenarios evaluated, out of those to evaluate; undefined while no evaluation is running. */
  progress: { done: number; of: number } | undefined
  failed: 'full' | 'other' | undefined
  evaluateAll: () => Promise<boolean>
}

/**
 * The plan's allowance. Offline only the absence of a limit is known, because other devices may have used evaluations
 * meanwhile.
 */
function usePlan(count: number) {
  const { value } = useResource(contract.allowance, {}, { freshFor: 60_000 })
  const online = useOnline()
  const known = online && value ? value : undefined
  const resetsAt = known?.resetsAt ?? undefined
  const renewed = resetsAt !== undefined && Date.parse(resetsAt) <= Date.now()
  const limit = value?.limit === null ? null : known?.limit
  return { ...creditsFor(count, renewed ? undefined : known), limit, resetsAt }
}

/** Lets the page show its progress and react to the learner between two evaluations. */
const turn = () => new Promise((done) => setTimeout(done))

/** The evaluation of a test, scenario by scenario; undefined while it loads. */
export function useRunEvaluation({ runId, language, at, scenarios }: RunToEvaluate): RunEvaluationState | undefined {
  const stored = useRunEvaluations(runId)
  const states = scenarios.map(evaluabilityOf)
  const waiting = stored ? states.flatMap((state, i) => (state === 'ready' && !stored.has(i) ? i : [])) : []
  const plan = usePlan(waiting.length)
  const [progress, setProgress] = useState<RunEvaluationState['progress']>()
  const [failed, setFailed] = useState<RunEvaluationState['failed']>()
  const working = useRef(false)
  const wanted = waiting.length > 0
  useEffect(() => {
    if (wanted) warmEvaluator(language)
  }, [wanted, language])
  if (!stored) return undefined

  /**
   * Evaluates the waiting scenarios one after the other. Stores each evaluation as soon as it is made, so that closing
   * the tab loses only the evaluation in progress. Resolves to false after a failure, or if it is running already.
   */
  const evaluateAll = async () => {
    if (working.current) return false
    working.current = true
    setFailed(undefined)
    const db = currentDb()
    try {
      for (const [done, index] of waiting.entries()) {
        setProgress({ done, of: waiting.length })
        const { scenario, answers, format } = scenarios[index] ?? {}
        if (!scenario || !answers) continue
        const spoken = format === 'video' ? 'audio' : 'text'
        const {
          band: _,
          questions: __,
          ...judged
        } = await evaluate(await withExamples(db, scenario), answers, spoken, language)
        const credit = { offline: !isOnline(), withoutCredit: done >= plan.counted }
        await keepRunEvaluation(db, { runId, index, scenario, answers, language, at }, judged, credit)
        await turn()
      }
      return true
    } catch (error) {
      if (!wasLeft(db)) setFailed(isDiskFull(error) ? 'full' : 'other')
      return false
    } finally {
      working.current = false
      setProgress(undefined)
    }
  }
  const count = (state: Evaluability) => states.filter((one, i) => one === state && !stored.has(i)).length
  return {
    evaluations: stored,
    waiting,
    without: {
      unanswered: count('unanswered'),
      unheard: count('unheard'),
      elsewhere: count('elsewhere'),
      'too-long': count('too-long'),
    },
    plan,
    progress,
    failed,
    evaluateAll,
  }
}
