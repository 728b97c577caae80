import { useEffect, useState } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import {
  afterClockSet,
  afterPause,
  endsAt,
  goOn,
  phasesOf,
  positionAt,
  type Timetable,
} from 'shared/rules/practice/practice-test'
import { uuidv7 } from 'uuidv7'
import { lookEvery } from '#browser/look-every'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { takeUnsaved } from './practice-answers'
import type { PracticeRun } from './practice-run'
import { forgetSeen } from './practice-seen'

/** Milliseconds between two checks of a test that is not on screen: its exact end does not matter. */
const LOOK_EVERY_MS = 5000

export const timetableOf = ({ scenarios, extraTime }: Pick<PracticeRun, 'scenarios' | 'extraTime'>): Timetable => ({
  phases: phasesOf(scenarios.map(({ format }) => format)),
  extraTime,
})

/** Whether the time of a run is over, even if no tab has ended it yet. */
export const hasEnded = (run: PracticeRun, now: number) =>
  run.state !== 'running' || now >= endsAt(timetableOf(run), run.position)

/** Checks repeatedly while the screen is open: the time may run out during the visit, or while the device sleeps. */
export function useHasEnded(run: PracticeRun | null | undefined): boolean {
  const read = () => run != null && hasEnded(run, Date.now())
  const [ended, setEnded] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` changes with the run
  useEffect(() => lookEvery(LOOK_EVERY_MS, () => setEnded(read())), [run])
  return ended
}

const running = (db: SituDb) => db.practiceRuns.where('state').equals('running').first()
/** The run in progress; null when there is none, undefined while it loads. */
export const useRunningTest = (): PracticeRun | null | undefined =>
  useQuery(async (db) => (await running(db)) ?? null, [])
/** A run of this device; null when it is not here, undefined while it loads. */
export const usePracticeRun = (id: string): PracticeRun | null | undefined =>
  useQuery(async (db) => (await db.practiceRuns.get(id)) ?? null, [id])

type NewRun = Pick<PracticeRun, 'planId' | 'kind' | 'language' | 'extraTime' | 'recording'> & { scenarios: Scenario[] }

/**
 * Starts a test, whose clock runs from now on. Only one can be in progress: if another tab has started one, that one is
 * returned.
 */
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

/**
 * Continues with the next phase before the time is over. `phase` is the one that the learner saw, so that a second
 * press changes nothing.
 */
export const nextPhase = (db: SituDb, id: string, phase: number, now: number) =>
  change(db, id, (run) => {
    const timetable = timetableOf(run)
    const position = positionAt(timetable, run.position, now)
    if (position.phase !== phase) return { position, seenAt: now }
    const leftEarly = { ...run.leftEarly, [phase]: now - position.startedAt }
    return { position: goOn(timetable, position, now), leftEarly, seenAt: now }
  })

/**
 * Continues where the learner was at `from`, when the page was last open: the time until now does not count and is
 * added to `pausedMs`. If the learner has continued in another way since, nothing changes.
 */
export const resumeAfterPause = (db: SituDb, id: string, from: number, now: number) =>
  change(db, id, (run) => {
    if (run.position.startedAt > from) return {}
    const pausedMs = Math.max(0, now - from)
    const then = positionAt(timetableOf(run), run.position, from)
    return { position: afterPause(then, pausedMs), pausedMs: run.pausedMs + pausedMs, seenAt: now }
  })

/** Adjusts to a change of the device's clock by `byMs`: the time left stays the same. */
export const followClock = (db: SituDb, id: string, byMs: number) =>
  change(db, id, (run) => ({
    startedAt: run.startedAt + byMs,
    position: afterClockSet(run.position, byMs),
    seenAt: run.seenAt + byMs,
  }))

/** Abandons a test; the text stays on the device, and nothing counts. */
export async function abandonTest(db: SituDb, id: string, now: number) {
  await takeUnsaved(db, id)
  await change(db, id, () => ({ state: 'abandoned', endedAt: now }))
  await forgetSeen(db, id)
}
