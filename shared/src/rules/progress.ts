// Progress: spec 1 §4, design §5 "one log, a fold". Statistics are a fold of the SET of activities, in integers,
// so that order, duplication and the device they come from cannot change them.
import type { Activity } from '../model/activity.ts'
import { type ProgressFold, type ProgressStats, RECENT_ACTIVITIES_MAX, TYPING_AVERAGE_OVER } from '../model/progress.ts'

export const WEEK_DAYS = 7

/** Seconds as the minutes that count for study time: half a minute rounds up, in every engine alike. */
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

type Dated = { id: string; timestamp: string }
/** Newest first; equal instants by id, so that every device shows the same order. */
export const newestFirst = (a: Dated, b: Dated) =>
  Date.parse(b.timestamp) - Date.parse(a.timestamp) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** The newest ones. Each time is read once: a batch of 500 would read it ten thousand times while sorting. */
const newest = <T extends Dated>(items: readonly T[], most: number): T[] =>
  items
    .map((item) => ({ item, at: Date.parse(item.timestamp) }))
    .sort((a, b) => b.at - a.at || (a.item.id < b.item.id ? 1 : -1))
    .slice(0, most)
    .map(({ item }) => item)

/** Folds activities that are all different; the caller removes duplicates by id. */
export function foldActivities(activities: readonly Activity[]): ProgressFold {
  const fold = { ...EMPTY_FOLD, days: {} as Record<string, number> }
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
    if (minutes > 0) fold.days[a.localDay] = (fold.days[a.localDay] ?? 0) + minutes
  }
  return {
    ...fold,
    modules: [...modules].sort(),
    typing: newest(typing, TYPING_AVERAGE_OVER),
    recent: newest(activities, RECENT_ACTIVITIES_MAX),
  }
}

/** The fold of two disjoint sets of activities: exact, in any order and grouping. */
export function addFolds(a: ProgressFold, b: ProgressFold): ProgressFold {
  const days = { ...a.days }
  for (const [day, minutes] of Object.entries(b.days)) days[day] = (days[day] ?? 0) + minutes
  return {
    count: a.count + b.count,
    modules: [...new Set([...a.modules, ...b.modules])].sort(),
    unnamedModules: a.unnamedModules + b.unnamedModules,
    scoreSum: a.scoreSum + b.scoreSum,
    scoreCount: a.scoreCount + b.scoreCount,
    wpmSum: a.wpmSum + b.wpmSum,
    wpmCount: a.wpmCount + b.wpmCount,
    minutes: a.minutes + b.minutes,
    days,
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
export const weeklyMinutes = (fold: ProgressFold, today: string) => weekUntil(today).map((day) => fold.days[day] ?? 0)

/** Mean of the newest ten typing activities, rounded once; null while there is none (spec 1 §2, stats cards). */
export const recentWpm = (fold: ProgressFold) =>
  fold.typing.length === 0 ? null : Math.round(fold.typing.reduce((sum, t) => sum + t.wpm, 0) / fold.typing.length)

/** Statistics of a fold. Means are sums divided once and `wpm` is rounded once; a mean rounded at every step would depend on the order. */
export const statsOf = (fold: ProgressFold, today: string, totalModules: number): ProgressStats => ({
  completedModules: fold.modules.length + fold.unnamedModules,
  averageScore: fold.scoreCount === 0 ? null : fold.scoreSum / fold.scoreCount / 100,
  studyTime: fold.minutes,
  wpm: fold.wpmCount === 0 ? null : Math.round(fold.wpmSum / fold.wpmCount / 100),
  totalModules,
  weeklyProgress: weeklyMinutes(fold, today),
})
