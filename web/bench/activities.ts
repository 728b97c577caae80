import type { Activity, ActivityType } from 'shared/model/activity'
import { uuidv7 } from 'uuidv7'

const DAY_MS = 86_400_000
/** Half a year of history. */
const DAYS = 180
const MODULES = 16
/** Types of activity in proportion, out of twenty. */
const MIX: ActivityType[] = [
  ...Array<ActivityType>(11).fill('module'),
  ...Array<ActivityType>(3).fill('scenario'),
  ...Array<ActivityType>(3).fill('typing'),
  ...Array<ActivityType>(2).fill('quiz'),
  'game',
]
const SCORES: Partial<Record<ActivityType, (i: number) => number>> = {
  scenario: (i) => (i % 90) / 10,
  typing: (i) => 30 + (i % 50),
  quiz: (i) => (i * 7) % 101,
}
const localDay = (at: Date) => at.toISOString().slice(0, 10)

/** A learner's activities as the app would have written them, spread evenly over half a year, the oldest first. */
export const someActivities = (count: number): Activity[] =>
  Array.from({ length: count }, (_, i) => {
    const type = MIX[(i * 7) % MIX.length] ?? 'module'
    const at = new Date(Date.now() - DAYS * DAY_MS * (1 - i / count))
    const module = type === 'module' ? `module-${(i % MODULES) + 1}` : null
    return {
      id: uuidv7(),
      type,
      title: type === 'module' ? `Les mots de l’empathie, partie ${(i % MODULES) + 1}` : 'Trois sources introuvables',
      description: '',
      score: SCORES[type]?.(i) ?? null,
      timestamp: at.toISOString(),
      localDay: localDay(at),
      icon: type === 'module' ? 'book-open' : '',
      color: '',
      timeSpent: 30 + ((i * 37) % 900),
      completed: i % 3 !== 0,
      moduleId: module,
      scenarioId: type === 'scenario' ? `scenario-${i % 40}` : null,
      data: {},
    }
  })
