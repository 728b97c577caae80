import { ApiError } from 'shared/contract/api-error'
import { games } from 'shared/contract/calls/games'
import { practiceTexts } from 'shared/contract/calls/practice-texts'
import { quizzes } from 'shared/contract/calls/quizzes'
import { scenarios } from 'shared/contract/calls/scenarios'
import { testPreparation } from 'shared/contract/calls/test-preparation'
import { typing } from 'shared/contract/calls/typing'
import { type SituDb, unlessClosed } from '#data/db/db'
import { refresh } from '#data/http/reader'
import { pullHistory } from '#data/progress/log-pull'
import { fetchMissingModules } from './module-library'
import { TEXTS_TIMEOUT_MS } from './practice-texts'

/** Lists that one reply contains completely. */
const LISTS = [
  quizzes.list,
  scenarios.list,
  testPreparation.competencies,
  testPreparation.dates,
  games.content,
  practiceTexts.list,
  typing.words,
  scenarios.examples,
]

/**
 * Fetches what this device lacks, one request after the other, so that everything can be read, taken and practised
 * offline. Ends at the first failure, and before the next request once `signal` is aborted: the next start continues.
 */
export async function fetchLibrary(db: SituDb, signal: AbortSignal): Promise<void> {
  const isOver = () => signal.aborted || !db.isOpen()
  if (isOver()) return
  try {
    await fetchMissingModules(db, isOver)
    for (const list of LISTS) {
      if (isOver()) return
      // A screen that opens meanwhile shares this request, so the request has the time-out that this screen sets.
      await refresh(list, {}, list === practiceTexts.list ? { timeout: TEXTS_TIMEOUT_MS } : {})
    }
    if (!isOver()) await pullHistory(db, isOver)
  } catch (error) {
    if (!(error instanceof ApiError)) unlessClosed(db)(error)
  }
}
