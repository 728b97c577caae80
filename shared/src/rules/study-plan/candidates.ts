// The candidates for a day, with minutes, competencies and value.
import type { Competency, SkillLevel } from '../../model/content/module.ts'
import * as at from './constants.ts'
import { PIECE_MINUTES } from './constants.ts'
import type { ScenarioOffer, StudyLibrary } from './library.ts'
import { levelFor, wantedOn } from './priority.ts'
import type { SessionKind } from './session.ts'
import { dueBy, type Standing } from './standing.ts'

export interface Candidate {
  kind: SessionKind
  ref: string
  minutes: number
  competencies: readonly Competency[]
  value: number
}

/** What the plan of a day depends on, besides the learner's standing. */
export interface DayContext {
  day: number
  minutes: number
  library: StudyLibrary
  isOnline: boolean
  /** Evaluations that the subscription allows on the day. */
  evaluations: number
  /** Scenarios reserved for the coming practice tests. */
  reserved: ReadonlySet<string>
}

const reachable = <T extends { needsNetwork: boolean }>(offers: readonly T[], { isOnline }: DayContext) =>
  offers.filter(({ needsNetwork }) => isOnline || !needsNetwork)
const levelFactor = (level: SkillLevel, fitting: SkillLevel) =>
  at.OTHER_LEVEL_FACTOR ** Math.abs(at.LEVELS[level] - at.LEVELS[fitting])
const worth = (competencies: readonly Competency[], wanted: ReadonlyMap<Competency, number>) =>
  competencies.reduce(
    (sum, name, i) => sum + (wanted.get(name) ?? 0) * (i === 0 ? at.FIRST_COMPETENCY : at.OTHER_COMPETENCY),
    0,
  )
const rested = (last: number | undefined, day: number, days: number) => last === undefined || day - last >= days

function scenarioCandidates(standing: Standing, context: DayContext, wanted: ReadonlyMap<Competency, number>) {
  const level = levelFor(standing)
  const offers = reachable(context.library.scenarios, context)
  const open = offers.filter(({ id }) => rested(standing.scenarioDays.get(id), context.day, at.SCENARIO_REST_DAYS))
  const fresh = open.filter(({ id }) => !context.reserved.has(id))
  const of = (isSpoken: boolean): ScenarioOffer[] => {
    const [first, second] = [fresh, open].map((some) => some.filter((one) => one.isSpoken === isSpoken))
    return first && first.length > 0 ? first : (second ?? [])
  }
  return [...of(false), ...of(true)].map((offer): Candidate => {
    const kind = offer.isSpoken ? 'spoken' : 'answer'
    const known = standing.scenarioDays.has(offer.id) ? 0.6 : 1
    return {
      kind,
      ref: offer.id,
      minutes: PIECE_MINUTES[kind],
      competencies: offer.competencies,
      value: worth(offer.competencies, wanted) * levelFactor(offer.difficulty, level) * known,
    }
  })
}

function quizCandidates(standing: Standing, context: DayContext, wanted: ReadonlyMap<Competency, number>) {
  const level = levelFor(standing)
  return reachable(context.library.quizzes, context)
    .filter(({ questions }) => questions > 0)
    .map((quiz): Candidate => {
      const last = standing.quizDays.get(quiz.id)
      const asks = Object.entries(quiz.asks) as [Competency, number][]
      const value = asks.reduce(
        (sum, [name, count]) => sum + (wanted.get(name) ?? 0) * Math.sqrt(count / quiz.questions),
        0,
      )
      const factor = (last === undefined ? 1 : 0.5) * (rested(last, context.day, at.QUIZ_REST_DAYS) ? 1 : 0.01)
      return {
        kind: 'quiz',
        ref: quiz.id,
        minutes: Math.ceil(quiz.questions * at.QUESTION_MINUTES),
        // The quiz's competencies, sorted by the number of questions about each.
        competencies: asks
          .filter(([, count]) => count > 0)
          .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
          .map(([name]) => name),
        value: value * levelFactor(quiz.difficulty, level) * factor,
      }
    })
}

/**
 * The next unfinished modules in their order: one at the start, later two, so that the one that covers the weaker
 * competencies can be chosen.
 */
function readingCandidates(standing: Standing, context: DayContext, wanted: ReadonlyMap<Competency, number>) {
  const most = Math.max(at.READING_MAX, Math.floor(context.minutes * at.READING_SHARE))
  return reachable(context.library.modules, context)
    .filter(({ id }) => !standing.finishedModules.has(id))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .slice(0, standing.answers < at.START_ANSWERS ? 1 : 2)
    .map(
      ({ id, minutes, competencies }, place): Candidate => ({
        kind: 'reading',
        ref: id,
        minutes: Math.max(at.READING_MIN, Math.min(most, Math.ceil(minutes - (standing.readMinutes.get(id) ?? 0)))),
        competencies,
        value: (worth(competencies, wanted) / Math.sqrt(Math.max(1, competencies.length))) * (place === 0 ? 1.3 : 1),
      }),
    )
}

/** All candidates for a day, except practice tests. */
export function candidatesOn(standing: Standing, context: DayContext): Candidate[] {
  const wanted = wantedOn(standing, context.day)
  const due = Math.min(at.REVIEW_MAX, dueBy(standing, context.day))
  const review: Candidate[] =
    due === 0
      ? []
      : [
          {
            kind: 'review',
            ref: '',
            minutes: Math.max(1, Math.ceil(due * at.REVIEW_MINUTES)),
            competencies: [],
            value: due,
          },
        ]
  const typing: Candidate = { kind: 'typing', ref: '', minutes: PIECE_MINUTES.typing, competencies: [], value: 1 }
  return [
    ...review,
    typing,
    ...scenarioCandidates(standing, context, wanted),
    ...quizCandidates(standing, context, wanted),
    ...readingCandidates(standing, context, wanted),
  ].sort((a, b) => b.value - a.value || (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.ref < b.ref ? -1 : 1))
}
