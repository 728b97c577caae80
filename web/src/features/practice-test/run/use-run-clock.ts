import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  isOver,
  type Phase,
  type Position,
  phaseEndsAt,
  phaseSecondsLeft,
  positionAt,
  type Timetable,
} from 'shared/rules/practice/practice-test'
import { currentDb, unlessClosed } from '#data/db/db'
import type { PracticeRun } from '#data/practice/practice-run'
import { followClock, timetableOf } from '#data/practice/practice-runs'
import { markSeen } from '#data/practice/practice-seen'

/** Milliseconds from which an absence is reported; a shorter one is a reload. */
export const NOTICE_MS = 5000
/**
 * Milliseconds without an update from which the device must have been asleep: a browser runs a background tab at least
 * once a minute.
 */
export const ASLEEP_MS = 90_000
/** Milliseconds by which the system clock must go back to count as set back. */
const SET_BACK_MS = 2000

/** A time in which the page was not running, in epoch milliseconds. */
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
  /** Seconds left in the phase, with fractions, at the last update. */
  secondsLeft: number
  /** The last absence of the learner, until they have continued from it or it is forgotten. */
  absence: Absence | null
  /** Forgets this absence, but not a later one. */
  forgetAbsence: (absence: Absence) => void
}

/**
 * The position of a run by the wall clock, updated at every full second, at the exact end of every phase and whenever
 * the page becomes visible. Until the test is over, every update stores that the page was running at that moment. A
 * longer gap is reported as an absence: from NOTICE_MS before this visit, from ASLEEP_MS during it. When the system
 * clock is set back, the run is moved by the same time. `seen` is when the page last ran before this visit, in epoch
 * milliseconds.
 */
export function useRunClock(run: PracticeRun, seen: number): RunClock {
  const [db] = useState(currentDb)
  const timetable = useMemo(() => timetableOf(run), [run])
  const [now, setNow] = useState(() => Date.now())
  const { id, position: stored } = run
  // `place` is the stored position of the run at the return. The absence is dropped once that position changes, as when
  // the learner resumes where they left off or goes on to the next phase.
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
      if (passed < -SET_BACK_MS) void followClock(db, id, passed).catch(unlessClosed(db))
      lastLook.current = at
      setNow(at)
      const place = positionAt(timetable, stored, at)
      // Once the test is over nothing is stored any more, so that the learner can still choose to continue from where
      // they were.
      if (isOver(timetable, place)) return
      void markSeen(db, id, at).catch(unlessClosed(db))
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
  }, [db, id, timetable, stored])

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
