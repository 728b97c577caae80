// The timed practice test, in the format of the 2026-27 cycle. A run is a list of phases with lengths. The clock alone
// determines the current phase, so that a killed tab or a sleeping laptop changes nothing.
import type { ScenarioFormat } from '../../model/content/scenario.ts'
import type { ExtraTime } from '../quizzes/quiz-run.ts'

/**
 * Seconds to read a situation before its questions. The owner of the test publishes no figure: our texts have at most
 * 140 words, which take 60 s at the pace of careful reading (140 to 200 words per minute). Learners may continue before
 * the time is over.
 */
export const READING_SECONDS = 60
export const QUESTION_SECONDS = 10
export const SPOKEN_SECONDS = 60
export const TYPED_SECONDS = 210
export const FIRST_BREAK_SECONDS = 600
export const SECOND_BREAK_SECONDS = 300
/** Typed scenarios before the second break. */
export const TYPED_BEFORE_BREAK = 4

/**
 * Reading the situation, reading one question, speaking the answer, typing both answers, and the rest between
 * scenarios.
 */
export type PhaseKind = 'reading' | 'question' | 'spoken' | 'typed' | 'break'
export interface Phase {
  kind: PhaseKind
  /** Seconds at standard time, without an accommodation. */
  seconds: number
  /** Index of the scenario; for a break, of the scenario that follows. */
  scenario: number
  /** Which question of a video scenario. */
  question?: 0 | 1
}

const spoken = (scenario: number, question: 0 | 1): Phase[] => [
  { kind: 'question', seconds: QUESTION_SECONDS, scenario, question },
  { kind: 'spoken', seconds: SPOKEN_SECONDS, scenario, question },
]
const ofScenario = (format: ScenarioFormat, scenario: number): Phase[] => [
  { kind: 'reading', seconds: READING_SECONDS, scenario },
  ...(format === 'video'
    ? [...spoken(scenario, 0), ...spoken(scenario, 1)]
    : [{ kind: 'typed', seconds: TYPED_SECONDS, scenario } as const]),
]

/**
 * Seconds of rest before this scenario: the long break between the parts of a whole test, the short one in its typed
 * part and in a mini-test.
 */
function breakBefore(formats: readonly ScenarioFormat[], scenario: number): number {
  const typedBefore = formats.slice(0, scenario).filter((f) => f === 'typed').length
  const changesPart = formats[scenario] === 'typed' && formats[scenario - 1] === 'video'
  const isWhole = formats.filter((f) => f === 'typed').length > TYPED_BEFORE_BREAK
  if (changesPart) return isWhole ? FIRST_BREAK_SECONDS : SECOND_BREAK_SECONDS
  return isWhole && typedBefore === TYPED_BEFORE_BREAK ? SECOND_BREAK_SECONDS : 0
}

/** The phases of a test whose scenarios have these formats. */
export const phasesOf = (formats: readonly ScenarioFormat[]): Phase[] =>
  formats.flatMap((format, scenario) => {
    const seconds = breakBefore(formats, scenario)
    const rest: Phase[] = seconds > 0 ? [{ kind: 'break', seconds, scenario }] : []
    return [...rest, ...ofScenario(format, scenario)]
  })

/**
 * The state of a run: the current phase and when it began (epoch milliseconds). A phase index past the last one means
 * that the test is over.
 */
export interface Position {
  phase: number
  startedAt: number
}
export interface Timetable {
  phases: readonly Phase[]
  extraTime: ExtraTime
}

export const phaseMs = ({ phases, extraTime }: Timetable, phase: number) =>
  (phases[phase]?.seconds ?? 0) * 1000 * extraTime
export const isOver = ({ phases }: Pick<Timetable, 'phases'>, { phase }: Position) => phase >= phases.length
export const phaseEndsAt = (timetable: Timetable, { phase, startedAt }: Position) =>
  startedAt + phaseMs(timetable, phase)

/** The position that the clock has reached at `now`: each phase begins exactly where the one before ended. */
export function positionAt(timetable: Timetable, from: Position, now: number): Position {
  let position = from
  while (!isOver(timetable, position) && now >= phaseEndsAt(timetable, position))
    position = { phase: position.phase + 1, startedAt: phaseEndsAt(timetable, position) }
  return position
}

/** When the whole test ends if every phase takes its full time, in epoch milliseconds. */
export const endsAt = (timetable: Timetable, from: Position): number =>
  positionAt(timetable, from, Number.POSITIVE_INFINITY).startedAt

/** Ends the current phase early; there is no way back. A test that is over keeps its position and its end. */
export const goOn = (timetable: Timetable, from: Position, now: number): Position => {
  const position = positionAt(timetable, from, now)
  return isOver(timetable, position) ? position : { phase: position.phase + 1, startedAt: now }
}

/** Seconds left in the phase, with fractions; a clock that was set back gives no more than the whole phase. */
export const phaseSecondsLeft = (timetable: Timetable, position: Position, now: number) =>
  Math.min(phaseMs(timetable, position.phase), Math.max(0, phaseEndsAt(timetable, position) - now)) / 1000

/** The position after an interruption that does not count: the phase continues where the learner left it. */
export const afterPause = (position: Position, pausedMs: number): Position => ({
  ...position,
  startedAt: position.startedAt + Math.max(0, pausedMs),
})

/** The position after the system clock was changed: the phase has as much time left as before. */
export const afterClockSet = (position: Position, byMs: number): Position => ({
  ...position,
  startedAt: position.startedAt + byMs,
})

const sum = (phases: readonly Phase[]) => phases.reduce((total, { seconds }) => total + seconds, 0)
/** Seconds of the whole test if every phase takes its full time. */
export const totalSeconds = ({ phases, extraTime }: Timetable) => sum(phases) * extraTime
/** Seconds in which the learner is recorded. */
export const spokenSeconds = ({ phases, extraTime }: Timetable) =>
  sum(phases.filter(({ kind }) => kind === 'spoken')) * extraTime

/** A section of a test in a summary: a number of scenarios of one format, or a break. */
export interface Part {
  kind: ScenarioFormat | 'break'
  /** 0 for a break. */
  scenarios: number
  /** Seconds at standard time, without an accommodation. */
  seconds: number
}
/** The sections of a test whose scenarios have these formats, in order. */
export function partsOf(formats: readonly ScenarioFormat[]): Part[] {
  const parts: Part[] = []
  for (const { kind, seconds, scenario } of phasesOf(formats)) {
    const part = kind === 'break' ? 'break' : (formats[scenario] ?? 'typed')
    const last = parts.at(-1)
    const begins = kind === 'reading' ? 1 : 0
    if (last?.kind === part)
      parts.splice(-1, 1, { ...last, scenarios: last.scenarios + begins, seconds: last.seconds + seconds })
    else parts.push({ kind: part, scenarios: begins, seconds })
  }
  return parts
}
