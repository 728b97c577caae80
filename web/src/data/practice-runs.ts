import { useEffect, useState } from 'react'
import type { Scenario } from 'shared/model/scenario'
import {
  afterClockSet,
  afterPause,
  endsAt,
  goOn,
  phasesOf,
  positionAt,
  type Timetable,
} from 'shared/rules/practice-test'
import { uuidv7 } from 'uuidv7'
import type { SituDb } from './db'
import { takeUnsaved } from './practice-answers'
import type { PracticeRun } from './practice-run'
import { forgetSeen } from './practice-seen'
import { useQuery } from './use-query'

/** Nobody needs the second at which a test ends that is not on screen. */
const LOOK_EVERY_MS = 5000

export const timetableOf = ({ scenarios, extraTime }: Pick<PracticeRun, 'scenarios' | 'extraTime'>): Timetable => ({
  phases: phasesOf(scenarios.map(({ format }) => format)),
  extraTime,
})

/** Whether the time of a run is over, also where nobody has closed it yet. */
export const hasEnded = (run: PracticeRun, now: number) =>
  run.state !== 'running' || now >= endsAt(timetableOf(run), run.position)

/** Looks on while the screen is there: the time may run out under the learner's eyes, or while the device sleeps. */
export function useHasEnded(run: PracticeRun | null | undefined): boolean {
  const read = () => run != null && hasEnded(run, Date.now())
  const [ended, setEnded] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is made anew with the run
  useEffect(() => {
    const look = () => setEnded(read())
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [run])
  return ended
}

const running = (home: SituDb) => home.practiceRuns.where('state').equals('running').first()
/** The run that is under way, if there is one; null when there is none, undefined while it is looked up. */
export const useRunningTest = (): PracticeRun | null | undefined =>
  useQuery(async (home) => (await running(home)) ?? null, [])
/** A run of this device; null when it is not here, undefined while it is looked up. */
export const usePracticeRun = (id: string): PracticeRun | null | undefined =>
  useQuery(async (home) => (await home.practiceRuns.get(id)) ?? null, [id])

type NewRun = Pick<PracticeRun, 'planId' | 'kind' | 'language' | 'extraTime' | 'recording'> & { scenarios: Scenario[] }

/** Starts a test, whose clock runs from now on. One is under way at a time: where another tab has started it, that one is answered. */
export const startTest = (db: SituDb, given: NewRun, now: number): Promise<PracticeRun> =>
  db.transaction('rw', db.practiceRuns, async () => {
    const other = await running(db)
    if (other) return other
    const run: PracticeRun = {
      ...given,
      id: uuidv7(),
      startedAt: now,
      position: { phase: 0, startedAt: now },
      seenAt: now,
      pausedMs: 0,
      state: 'running',
    }
    await db.practiceRuns.add(run)
    return run
  })

const change = (db: SituDb, id: string, how: (run: PracticeRun) => Partial<PracticeRun>) =>
  db.transaction('rw', db.practiceRuns, async () => {
    const run = await db.practiceRuns.get(id)
    if (run?.state !== 'running') return run
    const changed = { ...run, ...how(run) }
    await db.practiceRuns.put(changed)
    return changed
  })

/** Goes on to the next phase before the time is over. `phase` is the one that the learner saw: a second press changes nothing. */
export const nextPhase = (db: SituDb, id: string, phase: number, now: number) =>
  change(db, id, (run) => {
    const timetable = timetableOf(run)
    const position = positionAt(timetable, run.position, now)
    if (position.phase !== phase) return { position, seenAt: now }
    const leftEarly = { ...run.leftEarly, [phase]: now - position.startedAt }
    return { position: goOn(timetable, position, now), leftEarly, seenAt: now }
  })

/**
 * Goes on where the learner was at `from`, when the page last lived: the time until now does not count, and the result says so. Who has
 * gone on by themselves since then stays where they are.
 */
export const resumeAfterPause = (db: SituDb, id: string, from: number, now: number) =>
  change(db, id, (run) => {
    if (run.position.startedAt > from) return {}
    const pausedMs = Math.max(0, now - from)
    const then = positionAt(timetableOf(run), run.position, from)
    return { position: afterPause(then, pausedMs), pausedMs: run.pausedMs + pausedMs, seenAt: now }
  })

/** Follows a clock of the device that was set by so much: what is left stays as it was. */
export const followClock = (db: SituDb, id: string, byMs: number) =>
  change(db, id, (run) => ({
    startedAt: run.startedAt + byMs,
    position: afterClockSet(run.position, byMs),
    seenAt: run.seenAt + byMs,
  }))

/** Gives a test up; what was written stays on the device, and nothing counts. */
export async function abandonTest(db: SituDb, id: string, now: number) {
  await takeUnsaved(db, id)
  await change(db, id, () => ({ state: 'abandoned', endedAt: now }))
  await forgetSeen(db, id)
}
