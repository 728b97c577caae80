import { useEffect, useState } from 'react'
import { currentDb, unlessClosed, wasLeft } from '#data/db/db'
import { logMarks } from '#data/practice/practice-acts'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'

/**
 * Milliseconds before a self-rating is recorded, so that trying several ratings, or moving through them with the arrow
 * keys, makes one activity and not nine.
 */
export const SETTLED_MS = 2000

/** Records self-ratings once they have settled, and when the screen is left. */
export function useLogMarks(run: PracticeRun, answers: readonly PracticeAnswer[] | undefined) {
  const [db] = useState(currentDb)
  const untold = (answers ?? [])
    .filter(({ selfRating, loggedRating }) => selfRating !== loggedRating)
    .map(({ scenario, question, selfRating }) => `${scenario}/${question}:${selfRating}`)
    .join()
  const { id } = run
  const [scenarios] = useState(run.scenarios)
  useEffect(() => {
    const log = () => {
      if (!wasLeft(db)) void logMarks(db, { id, scenarios }).catch(unlessClosed(db))
    }
    if (!untold) return
    const timer = setTimeout(log, SETTLED_MS)
    addEventListener('pagehide', log)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', log)
    }
  }, [db, id, scenarios, untold])
  useEffect(
    () => () => {
      if (!wasLeft(db)) void logMarks(db, { id, scenarios }).catch(unlessClosed(db))
    },
    [db, id, scenarios],
  )
}
