import {
  type LoggedTest,
  loggedTest,
  type PracticeHistory,
  practiceHistory,
} from 'shared/rules/practice/practice-history'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { replayed } from '#data/progress/replayed'

export type { PastTest } from 'shared/rules/practice/practice-history'

const acts = (db: SituDb) => replayed(db, ['casper_test', 'casper_module', 'casper_scenario'])

/** The practice tests and timed exercises done on any device; undefined while they load. */
export const usePracticeHistory = (): PracticeHistory | undefined =>
  useQuery(async (db) => {
    const here = new Set(await db.practiceRuns.where('state').equals('done').primaryKeys())
    return practiceHistory(await acts(db), here)
  }, [])

/** A test from the log, taken on any device; null when it is not there, undefined while it loads. */
export const useLoggedTest = (runId: string): LoggedTest | null | undefined =>
  useQuery(async (db) => loggedTest(await acts(db), runId) ?? null, [runId])
