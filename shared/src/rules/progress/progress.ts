// Progress: statistics are a fold of the SET of activities, in integers, so that order, duplicates and the device of
// origin cannot change them.
import type { Activity } from '../../model/activity.ts'
import {
  type ProgressFold,
  type ProgressStats,
  RECENT_ACTIVITIES_MAX,
  TYPING_AVERAGE_OVER,
} from '../../model/progress.ts'
import { countOf } from '../counters.ts'
import { mean } from '../mean.ts'

export const WEEK_DAYS = 7
/** The most minutes that one day can count, whatever devices report. */
export const DAY_MINUTES_MAX = 1440
/**
 * Bounds of a fold, which is read and written as a whole: the modules that are counted, and the days whose minutes are
 * stored separately.
 */
export const FOLD_MODULES_MAX = 500
export const FOLD_DAYS_MAX = 2000

/** Seconds as the whole minutes that count for study time; half a minute rounds up in every JavaScript engine. */
export const studyMinutes = (seconds: number | null) => Math.floor(((seconds ?? 0) + 30) / 60)

/** The fold of no activity: the neutral element of `addFolds`. */
export const EMPTY_FOLD: ProgressFold = {
  count: 0,
  modules: [],
  unnamedModules: 0,
  scoreSum: 0,
  scoreCount: 0,
  wpmSum: 0,
  wpmCount: 0,
  minutes: 0,
  days: {},
  typing: [],
  recent: [],
}

// Beyond the limit, the modules whose ids sort first are kept, so that the order in which folds are added changes nothing.
const firstModules = (modules: Iterable<string>) => [...new Set(modules)].sort().slice(0, FOLD_MODULES_MAX)
const latestDays = (days: Map<string, number>) =>
  Object.fromEntries(
    days.size <= FOLD_DAYS_MAX ? days : [...days].sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, FOLD_DAYS_MAX),
  )

/** A whole activity from the known fields; the others get the values of a completed activity without a result. */
export const withDefaults = <T extends Partial<Activity>>(known: T) => ({
  description: '',
  score: null,
  icon: '',
  color: '',
  timeSpent: null,
  completed: true,
  moduleId: null,
  scenarioId: null,
  data: {},
  ...known,
})

type Dated = { id: string; timestamp: string }
/** Newest first; equal times by id, so that every device shows the same order. */
export const newestFirst = (a: Dated, b: Dated) =>
  Date.parse(b.timestamp) - Date.parse(a.timestamp) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** The newest items. Each time is parsed once: sorting a batch of 500 would parse it ten thousand times. */
const newest = <T extends Dated>(items: readonly T[], most: number): T[] =>
  items
    .map((item) => ({ item, at: Date.parse(item.timestamp) }))
    .sort((a, b) => b.at - a.at || (a.item.id < b.item.id ? 1 : -1))
    .slice(0, most)
    .map(({ item }) => item)

/**
 * Whether an activity belongs to a practice test, whose own activity stands for the whole: the answers, self-ratings and
 * evaluations of its scenarios would fill the list of recent activities.
 */
export const isPartOfTest = ({ type, data }: Pick<Activity, 'type' | 'data'>) =>
  type === 'casper_scenario' || (type === 'scenario' && typeof data.runId === 'string')

/** Folds activities with distinct ids; the caller removes duplicates. */
export function foldActivities(activities: readonly Activity[]): ProgressFold {
  const fold = { ...EMPTY_FOLD }
  const days = new Map<string, number>()
  const modules = new Set<string>()
  const typing: ProgressFold['typing'] = []
  for (const a of activities) {
    fold.count++
    if (a.type === 'module' && a.completed) {
      if (a.moduleId === null) fold.unnamedModules++
      else modules.add(a.moduleId)
    }
    if (a.type === 'scenario' && a.score !== null) {
      fold.scoreSum += Math.round(a.score * 100)
      fold.scoreCount++
    }
    if (a.type === 'typing' && a.score !== null) {
      fold.wpmSum += Math.round(a.score * 100)
      fold.wpmCount++
      typing.push({ id: a.id, timestamp: a.timestamp, wpm: a.score })
    }
    const minutes = studyMinutes(a.timeSpent)
    fold.minutes += minutes
    if (minutes > 0) days.set(a.localDay, (days.get(a.localDay) ?? 0) + minutes)
  }
  return {
    ...fold,
    days: latestDays(days),
    modules: firstModules(modules),
    typing: newest(typing, TYPING_AVERAGE_OVER),
    recent: newest(
      activities.filter((a) => !isPartOfTest(a)),
      RECENT_ACTIVITIES_MAX,
    ),
  }
}

/** The fold of two disjoint sets of activities: exact, in any order and grouping. */
export function addFolds(a: ProgressFold, b: ProgressFold): ProgressFold {
  const days = new Map(Object.entries(a.days))
  for (const [day, minutes] of Object.entries(b.days)) days.set(day, (days.get(day) ?? 0) + minutes)
  return {
    count: a.count + b.count,
    modules: firstModules([...a.modules, ...b.modules]),
    unnamedModules: a.unnamedModules + b.unnamedModules,
    scoreSum: a.scoreSum + b.scoreSum,
    scoreCount: a.scoreCount + b.scoreCount,
    wpmSum: a.wpmSum + b.wpmSum,
    wpmCount: a.wpmCount + b.wpmCount,
    minutes: a.minutes + b.minutes,
    days: latestDays(days),
    typing: newest([...a.typing, ...b.typing], TYPING_AVERAGE_OVER),
    recent: newest([...a.recent, ...b.recent], RECENT_ACTIVITIES_MAX),
  }
}

/** The seven calendar days that end with `today` (`YYYY-MM-DD`), the oldest first. */
export function weekUntil(today: string): string[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: WEEK_DAYS }, (_, i) =>
    new Date(end - (WEEK_DAYS - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  )
}

/** Minutes on each of the seven days that end today, the oldest first. */
export const weeklyMinutes = (fold: ProgressFold, today: string) =>
  weekUntil(today).map((day) => Math.min(DAY_MINUTES_MAX, countOf(fold.days, day)))

/** Minutes of study, limited to the minutes that a day has. */
export const countedMinutes = ({ minutes, days }: Pick<ProgressFold, 'minutes' | 'days'>) =>
  minutes - Object.values(days).reduce((beyond, day) => beyond + Math.max(0, day - DAY_MINUTES_MAX), 0)

/** Mean of the newest ten typing activities, rounded once; null while there is none. */
export const recentWpm = (fold: ProgressFold) =>
  fold.typing.length === 0 ? null : Math.round(mean(fold.typing.map(({ wpm }) => wpm)))

/**
 * Number of completed modules. `restarted` has those that the learner started over and has not completed since
 * (`isRestarted`): the log keeps their earlier completion.
 */
export const completedModules = (
  { modules, unnamedModules }: Pick<ProgressFold, 'modules' | 'unnamedModules'>,
  restarted: ReadonlySet<string>,
) => modules.filter((id) => !restarted.has(id)).length + unnamedModules

/**
 * Statistics of a fold. Means are sums divided once and `wpm` is rounded once; rounding at every step would make them
 * depend on the order.
 */
export const statsOf = (
  fold: ProgressFold,
  today: string,
  totalModules: number,
  restarted: ReadonlySet<string>,
): ProgressStats => ({
  completedModules: completedModules(fold, restarted),
  averageScore: fold.scoreCount === 0 ? null : fold.scoreSum / fold.scoreCount / 100,
  studyTime: countedMinutes(fold),
  wpm: fold.wpmCount === 0 ? null : Math.round(fold.wpmSum / fold.wpmCount / 100),
  totalModules,
  weeklyProgress: weeklyMinutes(fold, today),
})
