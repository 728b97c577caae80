// What the activity log says of practice tests: a pure fold, so that every device shows the same, tests taken on other
// devices included.
import type { Activity } from '../../model/activity.ts'
import type { Bilingual, Language } from '../../model/bilingual.ts'
import type { ScenarioFormat } from '../../model/content/scenario.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '../../model/languages.ts'
import { mean } from '../mean.ts'
import { type ExtraTime, isExtraTime } from '../quizzes/quiz-run.ts'
import { PREPARATION_MODULES, type PreparationModule } from './practice-plan.ts'

/** A finished practice test or exercise, taken on any device. */
export interface PastTest {
  runId: string
  planId: string
  /** When the test ended, in epoch milliseconds. */
  at: number
  /** Seconds. */
  timeSpent: number
  /** Whether the answers are stored on this device. */
  here: boolean
}

export interface PracticeHistory {
  /** Finished tests and exercises, the newest first. */
  past: PastTest[]
  /** Number of records of each preparation module. */
  records: Record<PreparationModule, number>
  /** Mean self-rating in each preparation module, as a percentage of nine (shown out of 10); null without one. */
  marks: Record<PreparationModule, number | null>
  /** How often each scenario was answered, by id. */
  practised: Record<string, number>
}

/** What the log contains of one scenario of a test. */
export interface LoggedScenario {
  scenarioId: string
  title: Bilingual
  format: ScenarioFormat
  /** Answers to the two questions; empty for spoken ones. */
  answers: [string, string]
  /** Whether the log stores only the beginnings of the answers. */
  shortened: boolean
  /** Self-ratings, 1 to 9. */
  marks: [number | null, number | null]
}
/** What the log contains of one test. */
export interface LoggedTest extends PastTest {
  language: Language
  extraTime: ExtraTime
  /** Milliseconds of interruptions that did not count. */
  pausedMs: number
  scenarios: LoggedScenario[]
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isWhole = ({ type }: Activity) => type === 'casper_test' || type === 'casper_module'
/** A self-rating is an activity of its own with a score; the answers of a scenario have none. */
const isMark = ({ type, score }: Activity) => type === 'casper_scenario' && score !== null
const isAnswer = ({ type, score }: Activity) => type === 'casper_scenario' && score === null

/** The first activity of each name: a run that two devices ended, after a backup was restored, counts once. */
function once(acts: readonly Activity[], nameOf: (act: Activity) => string): Activity[] {
  const seen = new Set<string>()
  return acts.filter((act) => {
    if (typeof act.data.runId !== 'string') return true
    const name = nameOf(act)
    return !seen.has(name) && seen.add(name)
  })
}
const wholesOf = (acts: readonly Activity[]) => once(acts.filter(isWhole), ({ data }) => text(data.runId))
const answersOf = (acts: readonly Activity[]) =>
  once(acts.filter(isAnswer), ({ data }) => `${data.runId}/${data.scenario}`)

function pastTest({ data, timestamp, timeSpent }: Activity, here: boolean): PastTest | undefined {
  if (typeof data.runId !== 'string' || typeof data.planId !== 'string') return undefined
  // A test whose time ran out unattended ended at that time, not when a device found it.
  const ended = Date.parse(text(data.endedAt))
  const at = Number.isNaN(ended) ? Date.parse(timestamp) : ended
  return { runId: data.runId, planId: data.planId, at, timeSpent: timeSpent ?? 0, here }
}

/** The latest self-rating of every question, by run, scenario and question; `acts` are sorted oldest first. */
function marksOf(acts: readonly Activity[]) {
  const marks = new Map<string, { runId: string; mark: number }>()
  for (const { data, score } of acts.filter(isMark))
    marks.set(`${data.runId}/${data.scenario}/${data.question}`, { runId: text(data.runId), mark: score ?? 0 })
  return marks
}

/**
 * Folds the activities of practice, sorted oldest first; `here` has the ids of tests whose answers are on this device.
 */
export function practiceHistory(acts: readonly Activity[], here: ReadonlySet<string>): PracticeHistory {
  const each = <T>(value: (module: PreparationModule) => T) =>
    Object.fromEntries(PREPARATION_MODULES.map((m) => [m, value(m)])) as Record<PreparationModule, T>
  const records = each(() => 0)
  const practised = new Map<string, number>()
  const moduleOfRun = new Map<string, PreparationModule>()
  for (const { type, data } of wholesOf(acts)) {
    const module = type === 'casper_module' && PREPARATION_MODULES.find((m) => m === data.itemId)
    if (!module) continue
    records[module]++
    moduleOfRun.set(text(data.runId), module)
  }
  for (const { scenarioId } of answersOf(acts))
    if (scenarioId) practised.set(scenarioId, (practised.get(scenarioId) ?? 0) + 1)
  const marks = [...marksOf(acts).values()]
  const markOf = (module: PreparationModule) => {
    const mine = marks.filter(({ runId }) => moduleOfRun.get(runId) === module)
    return mine.length === 0 ? null : (mean(mine.map(({ mark }) => mark)) / 9) * 100
  }
  const past = wholesOf(acts)
    .flatMap((act) => pastTest(act, here.has(text(act.data.runId))) ?? [])
    .reverse()
    .sort((a, b) => b.at - a.at)
  return { past, records, practised: Object.fromEntries(practised), marks: each(markOf) }
}

/** One test from the log; undefined where the log does not have it. */
export function loggedTest(acts: readonly Activity[], runId: string, here = false): LoggedTest | undefined {
  const mine = acts.filter(({ data }) => data.runId === runId)
  const whole = mine.find(isWhole)
  const past = whole && pastTest(whole, here)
  if (!whole || !past) return undefined
  const marks = marksOf(mine)
  const scenarios = answersOf(mine)
    .sort((a, b) => Number(a.data.scenario) - Number(b.data.scenario))
    .map(({ scenarioId, title, data }): LoggedScenario => {
      const [first, second] = Array.isArray(data.answers) ? data.answers : []
      const both = (data.title ?? {}) as Partial<Bilingual>
      const mark = (question: number) => marks.get(`${runId}/${data.scenario}/${question}`)?.mark ?? null
      return {
        scenarioId: scenarioId ?? '',
        format: data.format === 'video' ? 'video' : 'typed',
        title: { fr: text(both.fr) || title, en: text(both.en) || title },
        answers: [text(first), text(second)],
        shortened: data.shortened === true,
        marks: [mark(0), mark(1)],
      }
    })
  const { language, extraTime, pausedMs } = whole.data
  return {
    ...past,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    extraTime: isExtraTime(extraTime) ? extraTime : 1,
    pausedMs: typeof pausedMs === 'number' ? pausedMs : 0,
    scenarios,
  }
}
