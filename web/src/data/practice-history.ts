import { type LoggedTest, loggedTest, type PracticeHistory, practiceHistory } from 'shared/rules/practice-history'
import type { SituDb } from './db'
import { replayed } from './replayed'
import { useQuery } from './use-query'

export type { PastTest } from 'shared/rules/practice-history'

const acts = (home: SituDb) => replayed(home, ['casper_test', 'casper_module', 'casper_scenario'])

/** Everything that was practised on any device; undefined while it is looked up. */
export const usePracticeHistory = (): PracticeHistory | undefined =>
  useQuery(async (home) => {
    const here = new Set(await home.practiceRuns.where('state').equals('done').primaryKeys())
    return practiceHistory(await acts(home), here)
  }, [])

/** What the log knows of a test, also of one made on another device; null when nothing, undefined while it is looked up. */
export const useLoggedTest = (runId: string): LoggedTest | null | undefined =>
  useQuery(async (home) => loggedTest(await acts(home), runId) ?? null, [runId])
