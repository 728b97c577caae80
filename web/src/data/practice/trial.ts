import { scenarios } from 'shared/contract/calls/scenarios'
import type { Reply } from 'shared/contract/endpoint'
import type { Language } from 'shared/model/bilingual'
import { call } from '#data/http/client'
import type { Judged } from './evaluations'

/** The scenario of a visitor without an account. */
export type TrialScenario = Reply<typeof scenarios.trial>
/** What a visitor wrote, on this device until they register or erase it. */
export interface Trial {
  scenario: TrialScenario
  answers: readonly string[]
  /** Seconds of work so far. */
  seconds: number
  /** The evaluation, once the answer was submitted; `at` in epoch milliseconds. */
  result?: { judged: Judged; language: Language; at: number }
}

// The key in localStorage: a visitor has no database.
const KEY = 'situ.trial'

/** The stored trial; undefined where there is none. */
export function readTrial(): Trial | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
/** Stores the trial; returns whether the device had room for it. */
export function keepTrial(trial: Trial): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(trial))
    return true
  } catch {
    return false
  }
}
export const forgetTrial = () => localStorage.removeItem(KEY)

/** Asks the server for the scenario. Throws ApiError. */
export const fetchTrialScenario = () => call(scenarios.trial, {})
