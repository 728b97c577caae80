import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  isOver,
  type Phase,
  type Position,
  phaseEndsAt,
  phaseSecondsLeft,
  positionAt,
  type Timetable,
} from 'shared/rules/practice-test'
import { db, unlessClosed } from '#data/db'
import type { PracticeRun } from '#data/practice-run'
import { followClock, timetableOf } from '#data/practice-runs'
import { markSeen } from '#data/practice-seen'

/** A shorter absence is a reload, of which nothing need be said. */
export const NOTICE_MS = 5000
/** A browser looks at a tab in the background at least once a minute: after a longer silence the device was asleep. */
export const ASLEEP_MS = 90_000
/** A clock that goes back this far was set. */
const SET_BACK_MS = 2000

/** The page did not live between these moments. */
export interface Absence {
  from: number
  to: number
}
const isSame = (a: Position, b: Position) => a.phase === b.phase && a.startedAt === b.startedAt
export interface RunClock {
  timetable: Timetable
  position: Position
  /** Undefined once the test is over. */
  phase: Phase | undefined
  /** With fractions, as of the last full second. */
  secondsLeft: number
  /** Since when the learner was away, as long as it matters. */
  absence: Absence | null
  /** Forgets this one; a later one stays. */
  forgetAbsence: (absence: Absence) => void
}

/**
 * Where a run stands by the clock of the wall, at every full second, at the exact end of every phase and whenever the page is seen
 * again. Remembers every second that the page lives, and tells of the time in which it did not. `seen`: when it lived before.
 */
export function useRunClock(run: PracticeRun, seen: number): RunClock {
  const [home] = useState(db)
  const timetable = useMemo(() => timetableOf(run), [run])
  const [now, setNow] = useState(() => Date.now())
  const { id, position: stored } = run
  // It matters until the learner has gone on from the place where they found themselves.
  const [absence, setAbsence] = useState<(Absence & { place: Position }) | null>(() =>
    now - seen > NOTICE_MS ? { from: seen, to: now, place: stored } : null,
  )
  const lastLook = useRef(Math.max(now, seen))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const at = Date.now()
      const passed = at - lastLook.current
      if (passed > ASLEEP_MS) setAbsence({ from: lastLook.current, to: at, place: stored })
      if (passed < -SET_BACK_MS) void followClock(home, id, passed).catch(unlessClosed(home))
      lastLook.current = at
      setNow(at)
      const place = positionAt(timetable, stored, at)
      // Once it is over nothing is counted any more, so that a choice to go on where one was remains.
      if (isOver(timetable, place)) return
      void markSeen(home, id, at).catch(unlessClosed(home))
      const left = phaseEndsAt(timetable, place) - at
      timer = setTimeout(look, left % 1000 || 1000)
    }
    look()
    const seenAgain = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', seenAgain)
    addEventListener('focus', look)
    addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seenAgain)
      removeEventListener('focus', look)
      removeEventListener('pageshow', look)
    }
  }, [home, id, timetable, stored])

  const position = positionAt(timetable, stored, now)
  return {
    timetable,
    position,
    phase: timetable.phases[position.phase],
    secondsLeft: phaseSecondsLeft(timetable, position, now),
    absence: absence && isSame(absence.place, stored) ? absence : null,
    forgetAbsence: useCallback(({ from }: Absence) => setAbsence((now) => (now?.from === from ? null : now)), []),
  }
}
