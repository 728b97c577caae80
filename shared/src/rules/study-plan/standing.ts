// A learner's standing: the log folded once, by competency and by kind of session. Days are numbers, so that planning
// many days over a long log is fast.
import { COMPETENCIES, type Competency } from '../../model/content/module.ts'
import { dayNumber, dayOfNumber } from '../day-range.ts'
import { mean } from '../mean.ts'
import {
  FRAGILE_DAYS,
  PIECE_MINUTES,
  QUESTION_MINUTES,
  REVIEW_MAX,
  REVIEW_MINUTES,
  SPOKEN_ANSWERS,
  TARGET_SCORE,
  TYPING_RUNS,
  TYPING_SECONDS_MIN,
} from './constants.ts'
import type { StudyLibrary } from './library.ts'
import type { StudyLog } from './log.ts'
import type { Session, SessionKind } from './session.ts'

export interface CompetencyStanding {
  answers: number
  scoreSum: number
  asked: number
  right: number
  fragileCards: number
  /** Good answers since the last weak one. */
  streak: number
  /** Number of the day; undefined before the first practice. */
  lastDay: number | undefined
}
export interface Standing {
  competencies: Map<Competency, CompetencyStanding>
  answers: number
  /** The newest seven. */
  recentScores: number[]
  scenarioDays: Map<string, number>
  quizDays: Map<string, number>
  finishedModules: Set<string>
  /** Minutes read, by id of the module. */
  readMinutes: Map<string, number>
  /** Practice tests and exercises (`kind` is `full`, `mini` or `drill`) and their days. */
  tests: { planId: string; kind: string; day: number }[]
  spoken: { answers: number; words: number; fillers: number }
  typing: { runs: number; wpm: number; lastDay: number | undefined }
  /** Minutes practised, by day and kind of session. */
  spent: Map<number, Partial<Record<SessionKind, number>>>
  /** Number of review questions by the day on which they are due. */
  due: Map<number, number>
  /** Days with any practice. */
  practised: Set<number>
  firstDay: number | undefined
  /** Credited evaluations by calendar month. */
  creditsByMonth: Map<string, number>
}

const RECENT_SCORES = 7

/** Each record once, sorted oldest first, independent of the order of arrival. */
function inOrder<T extends { id: string; at: number }>(records: readonly T[]): T[] {
  const byId = new Map<string, T>()
  for (const record of records) byId.set(record.id, record)
  return [...byId.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

const emptyStanding = (): Standing => ({
  competencies: new Map(
    COMPETENCIES.map((name) => [
      name,
      { answers: 0, scoreSum: 0, asked: 0, right: 0, fragileCards: 0, streak: 0, lastDay: undefined },
    ]),
  ),
  answers: 0,
  recentScores: [],
  scenarioDays: new Map(),
  quizDays: new Map(),
  finishedModules: new Set(),
  readMinutes: new Map(),
  tests: [],
  spoken: { answers: 0, words: 0, fillers: 0 },
  typing: { runs: 0, wpm: 0, lastDay: undefined },
  spent: new Map(),
  due: new Map(),
  practised: new Set(),
  firstDay: undefined,
  creditsByMonth: new Map(),
})

const later = (a: number | undefined, b: number) => (a === undefined || b > a ? b : a)

function spend(standing: Standing, day: number, kind: SessionKind, minutes: number) {
  const of = standing.spent.get(day) ?? {}
  of[kind] = (of[kind] ?? 0) + minutes
  standing.spent.set(day, of)
  addDay(standing, day)
}
function addDay(standing: Standing, day: number) {
  standing.practised.add(day)
  standing.firstDay = standing.firstDay === undefined ? day : Math.min(standing.firstDay, day)
}
function touch(standing: Standing, competencies: Iterable<Competency>, day: number) {
  for (const name of competencies) {
    const of = standing.competencies.get(name)
    if (of) of.lastDay = later(of.lastDay, day)
  }
}

function addAnswers(standing: Standing, log: StudyLog, before: string) {
  const spoken: { words: number; fillers: number }[] = []
  for (const answer of inOrder(log.answers)) {
    if (answer.day >= before) continue
    const day = dayNumber(answer.day)
    standing.scenarioDays.set(answer.scenarioId, later(standing.scenarioDays.get(answer.scenarioId), day))
    touch(standing, answer.competencies, day)
    spend(standing, day, answer.isSpoken ? 'spoken' : 'answer', PIECE_MINUTES[answer.isSpoken ? 'spoken' : 'answer'])
    if (answer.isSpoken) spoken.push(answer)
    if (answer.isCredited) {
      const month = answer.day.slice(0, 7)
      standing.creditsByMonth.set(month, (standing.creditsByMonth.get(month) ?? 0) + 1)
    }
    if (answer.score === null) continue
    standing.answers++
    standing.recentScores.push(answer.score)
    for (const name of answer.competencies) {
      const of = standing.competencies.get(name)
      if (!of) continue
      of.answers++
      of.scoreSum += answer.score
      of.streak = answer.score >= TARGET_SCORE ? of.streak + 1 : 0
    }
  }
  standing.recentScores = standing.recentScores.slice(-RECENT_SCORES)
  for (const { words, fillers } of spoken.slice(-SPOKEN_ANSWERS)) {
    standing.spoken.answers++
    standing.spoken.words += words
    standing.spoken.fillers += fillers
  }
}

function addQuizzes(standing: Standing, log: StudyLog, before: string) {
  for (const attempt of inOrder(log.quizzes)) {
    if (attempt.day >= before) continue
    const day = dayNumber(attempt.day)
    standing.quizDays.set(attempt.quizId, later(standing.quizDays.get(attempt.quizId), day))
    let questions = 0
    for (const [name, { asked, right }] of Object.entries(attempt.counts)) {
      const of = standing.competencies.get(name as Competency)
      if (!of || asked === 0) continue
      questions += asked
      of.asked += asked
      of.right += right
      touch(standing, [name as Competency], day)
    }
    spend(standing, day, 'quiz', questions * QUESTION_MINUTES)
  }
}

function addOthers(standing: Standing, log: StudyLog, before: string) {
  const runs = inOrder(log.typing).filter(({ day }) => day < before)
  for (const { day, seconds } of runs) {
    const number = dayNumber(day)
    spend(standing, number, 'typing', Math.max(1, seconds / 60))
    standing.typing.lastDay = later(standing.typing.lastDay, number)
  }
  const measured = runs.filter(({ seconds }) => seconds >= TYPING_SECONDS_MIN).slice(-TYPING_RUNS)
  standing.typing.runs = measured.length
  if (measured.length > 0) standing.typing.wpm = mean(measured.map(({ wpm }) => wpm))
  for (const { day, competency, isRight } of inOrder(log.reviews)) {
    if (day >= before) continue
    const of = competency && standing.competencies.get(competency)
    if (of) {
      of.asked++
      if (isRight) of.right++
      of.lastDay = later(of.lastDay, dayNumber(day))
    }
    spend(standing, dayNumber(day), 'review', REVIEW_MINUTES)
  }
  for (const { day, planId, kind, competencies } of inOrder(log.tests)) {
    if (day >= before) continue
    const number = dayNumber(day)
    touch(standing, competencies, number)
    standing.tests.push({ planId, kind, day: number })
    const piece = kind === 'full' ? 'full-test' : kind === 'mini' ? 'mini-test' : 'answer'
    spend(standing, number, piece, PIECE_MINUTES[piece])
  }
  for (const { moduleId, day, isFinished, seconds, competencies } of inOrder(log.reading)) {
    if (day >= before) continue
    touch(standing, competencies, dayNumber(day))
    spend(standing, dayNumber(day), 'reading', Math.max(1, seconds / 60))
    standing.readMinutes.set(moduleId, (standing.readMinutes.get(moduleId) ?? 0) + seconds / 60)
    if (isFinished) standing.finishedModules.add(moduleId)
  }
}

/** Cards as they were when the day began: one answered on the day itself was due on it. */
function addCards(standing: Standing, log: StudyLog, before: string) {
  const reviewedToday = new Set(log.reviews.filter(({ day }) => day === before).map(({ card }) => card))
  const today = dayNumber(before)
  for (const { key, competency, dueDay, lastDay, stability } of log.cards) {
    const of = competency && standing.competencies.get(competency)
    if (of && stability < FRAGILE_DAYS) of.fragileCards++
    const isFromToday = lastDay >= before
    if (isFromToday && !reviewedToday.has(key)) continue
    const due = isFromToday ? today : Math.max(today, dayNumber(dueDay))
    standing.due.set(due, (standing.due.get(due) ?? 0) + 1)
  }
}

/** The learner's standing at the beginning of a day: activities of the day itself do not change its plan. */
export function standingBefore(log: StudyLog, day: string): Standing {
  const standing = emptyStanding()
  addAnswers(standing, log, day)
  addQuizzes(standing, log, day)
  addOthers(standing, log, day)
  addCards(standing, log, day)
  for (const one of log.days) if (one < day) addDay(standing, dayNumber(one))
  return standing
}

/** Treats a session as done on a day, so that later days can be planned. Its result is unknown: no score changes. */
export function takeAsDone(
  standing: Standing,
  { kind, ref, minutes, competencies }: Session,
  day: number,
  library: StudyLibrary,
) {
  spend(standing, day, kind, minutes)
  touch(standing, competencies, day)
  if (kind === 'answer' || kind === 'spoken') {
    standing.scenarioDays.set(ref, day)
    const month = dayOfNumber(day).slice(0, 7)
    standing.creditsByMonth.set(month, (standing.creditsByMonth.get(month) ?? 0) + 1)
  }
  if (kind === 'quiz') standing.quizDays.set(ref, day)
  if (kind === 'reading') {
    const read = (standing.readMinutes.get(ref) ?? 0) + minutes
    standing.readMinutes.set(ref, read)
    if (read >= (library.modules.find(({ id }) => id === ref)?.minutes ?? 0)) standing.finishedModules.add(ref)
  }
  if (kind === 'typing') standing.typing.lastDay = day
  if (kind === 'mini-test' || kind === 'full-test')
    standing.tests.push({ planId: ref, kind: kind === 'full-test' ? 'full' : 'mini', day })
  if (kind === 'review') {
    const left = Math.max(0, dueBy(standing, day) - REVIEW_MAX)
    for (const due of [...standing.due.keys()]) if (due <= day) standing.due.delete(due)
    if (left > 0) standing.due.set(day, left)
  }
}

/** Questions due on a day, with those left over from earlier days. */
export const dueBy = (standing: Standing, day: number) =>
  [...standing.due].reduce((sum, [due, count]) => (due <= day ? sum + count : sum), 0)
