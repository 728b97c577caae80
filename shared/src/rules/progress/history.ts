// Everything a learner has done, as a list: the activities of the log, and records that have no activity. Pure, so that
// the history and the dashboard's recent activity open the same record from the same row.
import type { Activity, ActivityType } from '../../model/activity.ts'
import { newestFirst } from './progress.ts'

/** The kinds of the history's filter, in the order in which they are offered. */
export const HISTORY_KINDS = [
  'answer',
  'quiz',
  'test',
  'typing',
  'video',
  'speech',
  'module',
  'review',
  'game',
  'focus',
  'rating',
] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

const KINDS: Record<ActivityType, HistoryKind | undefined> = {
  module: 'module',
  scenario: 'answer',
  quiz: 'quiz',
  typing: 'typing',
  game: 'game',
  casper_module: 'test',
  casper_test: 'test',
  casper_scenario: 'test',
  focus: 'focus',
  speech: 'speech',
  video: 'video',
  review: 'review',
  rating: 'rating',
  // A change of the test date is not something that the learner practised, so the history leaves it out.
  test_date: undefined,
}

/** The record that a row opens. */
export type RecordRef =
  | { of: 'evaluation'; id: string }
  | { of: 'attempt'; quizId: string; id: string }
  | { of: 'test'; runId: string }
  | { of: 'recording'; scenarioId: string | null; id: string }
  | { of: 'take'; id: string }
  | { of: 'module'; id: string }
  | { of: 'game'; game: string }
  | { of: 'reviews' }
  /**
   * An activity without a record of its own, of which only the figures are shown: a typing session, a focus session.
   */
  | { of: 'activity'; id: string }

/** Why there is no record: another device made it and keeps it, or this device no longer has it. */
export type NoRecord = 'elsewhere' | 'gone'

export interface HistoryEntry {
  /** The id of the entry's newest activity. */
  id: string
  kind: HistoryKind
  /**
   * The newest activity, with the `timeSpent` of all activities of the entry together, and `completed` if one of them
   * is.
   */
  activity: Activity
  /**
   * Number of activities: the reviews of a day, the readings of a module on a day, and the scenarios of a practice test
   * that is unknown are one entry.
   */
  count: number
  record: RecordRef | NoRecord
}

type Ids = ReadonlySet<string>
/** The ids of the records on this device. */
export interface Here {
  evaluations: Ids
  attempts: Ids
  recordings: Ids
  takes: Ids
  /** Activities that this device made. */
  own: Ids
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The id of the attempt that an activity tells of: from its data, or else from its own id. */
export const attemptIdOf = ({ id, data }: Pick<Activity, 'id' | 'data'>) =>
  textOf(data.attemptId) ?? (id.endsWith(':act') ? id.slice(0, -4) : id)

function recordOf(activity: Activity, here: Here): RecordRef | NoRecord {
  const { id, type, data, moduleId } = activity
  const none: NoRecord = here.own.has(id) ? 'gone' : 'elsewhere'
  switch (KINDS[type]) {
    case 'answer': {
      const evaluation = textOf(data.evaluationId)
      return evaluation && here.evaluations.has(evaluation) ? { of: 'evaluation', id: evaluation } : none
    }
    case 'quiz': {
      const attempt = attemptIdOf(activity)
      const quizId = textOf(data.quizId)
      return quizId && here.attempts.has(attempt) ? { of: 'attempt', quizId, id: attempt } : none
    }
    case 'test': {
      const runId = textOf(data.runId)
      return runId ? { of: 'test', runId } : none
    }
    case 'video':
      return here.recordings.has(id) ? { of: 'recording', scenarioId: activity.scenarioId, id } : none
    case 'speech':
      return here.takes.has(id) ? { of: 'take', id } : none
    case 'module':
      return moduleId ? { of: 'module', id: moduleId } : none
    case 'game': {
      const game = textOf(data.game)
      return game ? { of: 'game', game } : none
    }
    case 'review':
      return { of: 'reviews' }
    default:
      return { of: 'activity', id }
  }
}

const runOf = ({ data }: Activity) => textOf(data.runId)
const isWhole = ({ type }: Activity) => type === 'casper_test' || type === 'casper_module'

/**
 * The entries, the newest first. The scenarios of a practice test are part of its row; those whose test is unknown
 * share one row for each run. `dayOf` returns the reader's calendar day of a moment.
 */
export function historyOf(
  activities: readonly Activity[],
  here: Here,
  dayOf: (timestamp: string) => string,
): HistoryEntry[] {
  const tests = new Set(activities.filter(isWhole).flatMap((activity) => runOf(activity) ?? []))
  const entries = new Map<string, HistoryEntry>()
  for (const activity of [...activities].sort(newestFirst)) {
    const kind = KINDS[activity.type]
    if (!kind) continue
    const run = runOf(activity)
    const isPart = activity.type === 'casper_scenario'
    if (isPart && run !== undefined && tests.has(run)) continue
    const key =
      kind === 'review'
        ? `review ${dayOf(activity.timestamp)}`
        : kind === 'module' && activity.moduleId
          ? `module ${activity.moduleId} ${dayOf(activity.timestamp)}`
          : isPart && run !== undefined
            ? `run ${run}`
            : activity.id
    const newer = entries.get(key)
    entries.set(key, newer ? together(newer, activity) : entryOf(kind, activity, here))
  }
  return [...entries.values()]
}

const entryOf = (kind: HistoryKind, activity: Activity, here: Here): HistoryEntry => ({
  id: activity.id,
  kind,
  activity,
  count: 1,
  record: recordOf(activity, here),
})

const together = (entry: HistoryEntry, { timeSpent, completed }: Activity): HistoryEntry => ({
  ...entry,
  count: entry.count + 1,
  activity: {
    ...entry.activity,
    timeSpent:
      entry.activity.timeSpent === null && timeSpent === null
        ? null
        : (entry.activity.timeSpent ?? 0) + (timeSpent ?? 0),
    completed: entry.activity.completed || completed,
  },
})
