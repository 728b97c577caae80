import { games } from 'shared/contract/games'
import { practiceTexts } from 'shared/contract/practice-texts'
import { quizzes } from 'shared/contract/quizzes'
import { scenarios } from 'shared/contract/scenarios'
import { testPreparation } from 'shared/contract/test-preparation'
import { typing } from 'shared/contract/typing'
import { ApiError } from './client'
import { type SituDb, unlessClosed } from './db'
import { pullHistory } from './log-pull'
import { fetchMissingModules } from './module-library'
import { TEXTS_TIMEOUT_MS } from './practice-texts'
import { refresh } from './reader'

/** Lists that come whole with one answer. */
const LISTS = [
  quizzes.list,
  scenarios.list,
  testPreparation.competencies,
  testPreparation.dates,
  games.content,
  practiceTexts.list,
  typing.words,
]

/**
 * Fetches what this device lacks, one after the other, so that everything can be read, taken and practised with no network. Ends at
 * the first failure: the next start goes on.
 */
export async function fetchLibrary(home: SituDb): Promise<void> {
  try {
    await fetchMissingModules(home)
    for (const list of LISTS) {
      if (!home.isOpen()) return
      // Whoever opens the screen meanwhile waits for this very request: it ends when theirs would.
      await refresh(list, {}, list === practiceTexts.list ? { timeout: TEXTS_TIMEOUT_MS } : {})
    }
    if (home.isOpen()) await pullHistory(home)
  } catch (error) {
    if (!(error instanceof ApiError)) unlessClosed(home)(error)
  }
}
