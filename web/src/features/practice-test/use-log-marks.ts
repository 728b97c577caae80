import { useEffect, useState } from 'react'
import { db, unlessClosed, wasLeft } from '#data/db'
import { logMarks } from '#data/practice-acts'
import type { PracticeAnswer, PracticeRun } from '#data/practice-run'

/** Who tries marks out, or walks through them with the arrow keys, makes one act of it and not nine. */
export const SETTLED_MS = 2000

/** Tells the log one's own marks once they have settled, and when the screen is left. */
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
