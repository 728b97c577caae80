import { modules as moduleCalls } from 'shared/contract/calls/modules'
import { quizzes as quizCalls } from 'shared/contract/calls/quizzes'
import { scenarios as scenarioCalls } from 'shared/contract/calls/scenarios'
import { fillPath } from 'shared/contract/endpoint'
import type { Bilingual, Language } from 'shared/model/bilingual'
import type { ModuleCard } from 'shared/model/content/module'
import type { Quiz } from 'shared/model/content/quiz'
import type { Scenario } from 'shared/model/content/scenario'
import { moduleView } from 'shared/rules/progress/module-progress'
import { DEFAULT_DAYS, DEFAULT_MINUTES, type StudyGoals } from 'shared/rules/study-plan/goals'
import type { StudyLibrary } from 'shared/rules/study-plan/library'
import type { ReadingRecord, StudyLog } from 'shared/rules/study-plan/log'
import { answerRecord, cardRecord, quizRecord, reviewRecord, testRecord } from 'shared/rules/study-plan/records'
import { studyLibrary } from 'shared/rules/study-plan/study-library'
import { localDay } from '#browser/clock'
import type { SituDb } from '#data/db/db'
import { readDraftIds } from '#data/drafts/drafts'
import type { PracticeRun } from '#data/practice/practice-run'
import { readProgress } from '#data/progress/progress'
import { replayed } from '#data/progress/replayed'
import { readOwnTestDate, readStudyGoals } from './own-test-date'

/** The inputs of the plan of a day, from this device alone. */
export interface Study {
  log: StudyLog
  library: StudyLibrary
  goals: StudyGoals
  /** Whether the three questions were answered on any device, or skipped on this one. */
  isAsked: boolean
  /** Whether the learner skipped the first look on this device. */
  isLookSkipped: boolean
  /** What was started and not finished on this device. */
  unfinished: Unfinished
  /** Titles of modules, quizzes and scenarios, by id. */
  titles: ReadonlyMap<string, Bilingual>
}

/**
 * An unfinished practice test, the id of an unfinished quiz, and the ids of the scenarios with a draft, the latest
 * first.
 */
export interface Unfinished {
  test: PracticeRun | undefined
  quizId: string | undefined
  draftIds: readonly string[]
}

const SKIPPED = 'studyGoalsSkipped'
/** Skips the three questions on this device for good. */
export const skipStudyGoals = (db: SituDb) => db.meta.put({ key: SKIPPED, value: true })
const LOOK_SKIPPED = 'firstLookSkipped'
/** Skips the first look: the learner begins with the plan. */
export const skipFirstLook = (db: SituDb) => db.meta.put({ key: LOOK_SKIPPED, value: true })

const dayOf = (at: number) => localDay(new Date(at))
const listed = async <T>(db: SituDb, path: string) => ((await db.cachedResponses.get(path))?.value ?? []) as T[]
const pathOf = (id: string) => fillPath(moduleCalls.one.path, { id })

/**
 * The reading records. A module's state is the same on every device and stores only its last day; for a module read
 * today, the seconds are those that this device reported.
 */
async function readingRecords(db: SituDb, cards: readonly ModuleCard[], today: string): Promise<ReadingRecord[]> {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const acts = await db.activities.where('type').equals('module').toArray()
  return (await db.moduleStates.toArray()).flatMap(({ moduleId, state }) => {
    const card = byId.get(moduleId)
    if (!card || state.currentAt === 0) return []
    const { progressPercentage, totalTimeSeconds } = moduleView(state, card.pageCount)
    const own = acts.filter((act) => act.moduleId === moduleId)
    const finished = own.find(({ completed }) => completed)
    const day = finished?.localDay ?? dayOf(state.currentAt)
    const todays = own.filter(({ localDay }) => localDay === today)
    const secondsToday = todays.reduce((sum, { timeSpent }) => sum + (timeSpent ?? 0), 0)
    const record = { id: moduleId, day, at: state.currentAt, moduleId, competencies: card.competencies }
    return [
      { ...record, isFinished: progressPercentage >= 100, seconds: day === today ? secondsToday : totalTimeSeconds },
    ]
  })
}

async function readLog(
  db: SituDb,
  content: { scenarios: readonly Scenario[]; quizzes: readonly Quiz[]; cards: readonly ModuleCard[] },
  today: string,
): Promise<StudyLog> {
  const scenarioById = new Map(content.scenarios.map((scenario) => [scenario.id, scenario]))
  const quizById = new Map(content.quizzes.map((quiz) => [quiz.id, quiz]))
  const [evaluations, attempts, runs, acts, cards, progress] = await Promise.all([
    db.evaluations.toArray(),
    db.attempts.toArray(),
    db.typingHistory.toArray(),
    replayed(db, ['review', 'casper_test', 'casper_module']),
    db.reviewCards.toArray(),
    readProgress(db, today),
  ])
  return {
    answers: evaluations.map((one) => answerRecord(one, scenarioById.get(one.scenarioId), dayOf)),
    quizzes: attempts.map((one) => quizRecord(one, quizById.get(one.quizId), dayOf)),
    typing: runs.map(({ id, at, wpm, timeElapsed }) => ({ id, at, day: dayOf(at), wpm, seconds: timeElapsed })),
    reviews: acts.filter(({ type }) => type === 'review').map((act) => reviewRecord(act, quizById)),
    tests: acts.flatMap((act) => testRecord(act) ?? []),
    reading: await readingRecords(db, content.cards, today),
    cards: cards.map((card) => cardRecord(card, quizById.get(card.quizId), dayOf)),
    days: Object.entries(progress.fold.days).flatMap(([day, minutes]) => (minutes > 0 ? [day] : [])),
  }
}

async function readUnfinished(db: SituDb): Promise<Unfinished> {
  const [test, quiz, draftIds] = await Promise.all([
    db.practiceRuns.where('state').equals('running').first(),
    db.quizRuns.toCollection().first(),
    readDraftIds(db),
  ])
  return { test, quizId: quiz?.quizId, draftIds }
}

/**
 * Reads the inputs of the plan. `language` is that of the interface, for learners who did not choose a language of the
 * test.
 */
export async function readStudy(db: SituDb, language: Language, today: string): Promise<Study> {
  const [scenarios, quizzes, cards, given, own, skipped, lookSkipped] = await Promise.all([
    listed<Scenario>(db, scenarioCalls.list.path),
    listed<Quiz>(db, quizCalls.list.path),
    listed<ModuleCard>(db, moduleCalls.list.path),
    readStudyGoals(db),
    readOwnTestDate(db),
    db.meta.get(SKIPPED),
    db.meta.get(LOOK_SKIPPED),
  ])
  const paths = await db.cachedResponses
    .where('path')
    .anyOf(cards.map(({ id }) => pathOf(id)))
    .primaryKeys()
  const here = new Set<string>(paths)
  const goals = given ?? {
    target: own && { kind: 'date' as const, day: own.date },
    minutes: DEFAULT_MINUTES,
    days: DEFAULT_DAYS,
    language: own?.language ?? language,
  }
  const modulesHere = new Set(cards.flatMap(({ id }) => (here.has(pathOf(id)) ? [id] : [])))
  return {
    log: await readLog(db, { scenarios, quizzes, cards }, today),
    library: studyLibrary({ scenarios, quizzes, modules: cards }, goals.language, modulesHere),
    goals,
    unfinished: await readUnfinished(db),
    isAsked: given !== null || skipped !== undefined,
    isLookSkipped: lookSkipped !== undefined,
    titles: new Map([...scenarios, ...quizzes, ...cards].map(({ id, title }) => [id, title])),
  }
}
