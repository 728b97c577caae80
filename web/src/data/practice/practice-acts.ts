import { ACTIVITY_DATA_MAX, ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Bilingual } from 'shared/model/bilingual'
import { PREPARATION_MODULES } from 'shared/rules/practice/practice-plan'
import { isOver, positionAt } from 'shared/rules/practice/practice-test'
import type { SituDb } from '#data/db/db'
import { activityTables, type NewActivity, recordActivities } from '#data/progress/progress'
import { answersOf, takeUnsaved } from './practice-answers'
import type { PracticeAnswer, PracticeRun } from './practice-run'
import { timetableOf } from './practice-runs'
import { forgetSeen } from './practice-seen'

/** Seconds of work in a run: from its start to its end, without interruptions that did not count. */
const secondsOf = ({ startedAt, pausedMs }: PracticeRun, endedAt: number) =>
  Math.min(ACTIVITY_SECONDS_MAX, Math.max(0, Math.round((endedAt - startedAt - pausedMs) / 1000)))

/** What other devices get of the answers to a scenario; where both are too long for one activity, their beginnings. */
function answerData(run: PracticeRun, scenario: number, answers: readonly PracticeAnswer[]) {
  const texts = [0, 1].map((q) => answers.find((a) => a.scenario === scenario && a.question === q)?.text ?? '')
  const { title, format } = run.scenarios[scenario] ?? {}
  const base = { runId: run.id, planId: run.planId, scenario, title, format }
  const whole = { ...base, answers: texts }
  if (JSON.stringify(whole).length <= ACTIVITY_DATA_MAX) return whole
  // JSON writes a character with at most six characters, and two texts share the room.
  const room = Math.floor((ACTIVITY_DATA_MAX - JSON.stringify(base).length - 100) / 12)
  return { ...base, answers: texts.map((text) => text.slice(0, room)), shortened: true }
}

const TITLES: Record<PracticeRun['kind'], Bilingual> = {
  full: { fr: 'Test blanc complet', en: 'Full practice test' },
  mini: { fr: 'Mini-test', en: 'Mini-test' },
  drill: { fr: 'Exercice chronométré', en: 'Timed exercise' },
}

/** The activities of a finished run: each scenario, then the test or, for an exercise, its preparation module. */
function actsOf(run: PracticeRun, answers: readonly PracticeAnswer[], endedAt: number): NewActivity[] {
  const { id: runId, planId, extraTime, language, pausedMs } = run
  const module = PREPARATION_MODULES.find((name) => planId === `drill-${name}`)
  const title = TITLES[run.kind]
  // The ids are made from the run's id, so that a run which ends twice, after a backup was restored elsewhere, counts
  // once.
  const whole: NewActivity = {
    id: `${runId}:test`,
    type: module ? 'casper_module' : 'casper_test',
    title: title.fr,
    timeSpent: secondsOf(run, endedAt),
    icon: 'timer',
    data: {
      runId,
      planId,
      itemId: module ?? planId,
      title,
      language,
      extraTime,
      pausedMs,
      endedAt: new Date(endedAt).toISOString(),
    },
  }
  const parts = run.scenarios.map(
    (scenario, i): NewActivity => ({
      id: `${runId}:${i}`,
      type: 'casper_scenario',
      title: scenario.title.fr,
      scenarioId: scenario.id,
      icon: 'messages-square',
      // The time is in the activity of the whole test; here it would count twice.
      timeSpent: null,
      data: answerData(run, i, answers),
    }),
  )
  return [...parts, whole]
}

/**
 * Ends a run whose time is over: its state and its activities in one transaction, once, whichever tab does it. Returns
 * whether the run is done; false for an unknown or abandoned one, too.
 */
export async function finishTest(db: SituDb, id: string, now: number): Promise<boolean> {
  await takeUnsaved(db, id)
  return db.transaction('rw', [db.practiceRuns, db.practiceAnswers, ...activityTables(db)], async () => {
    const run = await db.practiceRuns.get(id)
    if (!run || run.state === 'abandoned') return false
    if (run.state === 'done') return true
    const position = positionAt(timetableOf(run), run.position, now)
    if (!isOver(timetableOf(run), position)) return false
    const endedAt = position.startedAt
    await db.practiceRuns.put({ ...run, position, state: 'done', endedAt })
    await forgetSeen(db, id)
    await recordActivities(db, actsOf(run, await answersOf(db, id), endedAt))
    return true
  })
}

const markAct = (run: Pick<PracticeRun, 'id' | 'scenarios'>, { scenario, question, selfRating }: PracticeAnswer) => {
  const { id = null, title } = run.scenarios[scenario] ?? {}
  return {
    type: 'casper_scenario',
    title: title?.fr ?? '',
    scenarioId: id,
    score: selfRating ?? null,
    icon: 'messages-square',
    data: { runId: run.id, scenario, question, title },
  } satisfies NewActivity
}

/** Records the self-ratings that the log does not have yet; a changed one is recorded again, and the latest counts. */
export const logMarks = (db: SituDb, run: Pick<PracticeRun, 'id' | 'scenarios'>): Promise<void> =>
  db.transaction('rw', [db.practiceAnswers, ...activityTables(db)], async () => {
    const untold = (await answersOf(db, run.id)).flatMap((answer) => {
      const { selfRating, loggedRating } = answer
      return selfRating === undefined || selfRating === loggedRating ? [] : { ...answer, loggedRating: selfRating }
    })
    if (untold.length === 0) return
    await db.practiceAnswers.bulkPut(untold)
    await recordActivities(
      db,
      untold.map((answer) => markAct(run, answer)),
    )
  })
