import { useEffect, useState } from 'react'
import { db, unlessClosed, wasLeft } from '#data/db/db'
import { logMarks } from '#data/practice/practice-acts'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'

/**
 * Milliseconds before a self-rating is recorded, so that trying several ratings, or moving through them with the arrow
 * keys, makes one activity and not nine.
 */
export const SETTLED_MS = 2000

/** Records self-ratings once they have settled, and when the screen is left. */
export function useLogMarks(run: PracticeRun, answers: readonly PracticeAnswer[] | undefined) {
  const [home] = useState(db)
  const untold = (answers ?? [])
    .filter(({ selfRating, loggedRating }) => selfRating !== loggedRating)
    .map(({ scenario, question, selfRating }) => `${scenario}/${question}:${selfRating}`)
    .join()
  const { id } = run
  const [scenarios] = useState(run.scenarios)
  useEffect(() => {
    const log = () => {
      if (!wasLeft(home)) void logMarks(home, { id, scenarios }).catch(unlessClosed(home))
    }
    if (!untold) return
    const timer = setTimeout(log, SETTLED_MS)
    addEventListener('pagehide', log)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', log)
    }
  }, [home, id, scenarios, untold])
  useEffect(
    () => () => {
      if (!wasLeft(home)) void logMarks(home, { id, scenarios }).catch(unlessClosed(home))
    },
    [home, id, scenarios],
  )
}
