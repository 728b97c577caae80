// The timed practice test: format of the 2026-27 cycle (research/casper-facts.md §2, design §7). A run is a list of phases, each with
// a length; where it stands follows from the clock alone, so that a killed tab or a sleeping laptop changes nothing.
import type { ScenarioFormat } from '../model/scenario.ts'
import type { ExtraTime } from './quiz-run.ts'

/**
 * Seconds to read a situation before its questions. The owner of the test publishes no figure for it: our texts have at most 140
 * words, which 60 s allow at the pace of careful reading (140 to 200 words a minute); who has read it goes on at once.
 */
export const READING_SECONDS = 60
export const QUESTION_SECONDS = 10
export const SPOKEN_SECONDS = 60
export const TYPED_SECONDS = 210
export const FIRST_BREAK_SECONDS = 600
export const SECOND_BREAK_SECONDS = 300
/** Typed scenarios before the second break. */
export const TYPED_BEFORE_BREAK = 4

/** reading the situation · reading one question · speaking the answer · typing both answers · resting. */
export type PhaseKind = 'reading' | 'question' | 'spoken' | 'typed' | 'break'
export interface Phase {
  kind: PhaseKind
  /** At the pace of the real test. */
  seconds: number
  /** Index of the scenario; of the one that follows, for a break. */
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

/** Rest before this scenario: the long one between the parts of a whole test, the short one in its typed part and in a mini-test. */
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

/** Where a run stands: the phase on screen and when it began (epoch milliseconds). A phase past the last one: the test is over. */
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

/** Where the clock has brought the run by `now`: each phase begins exactly where the one before ended. */
export function positionAt(timetable: Timetable, from: Position, now: number): Position {
  let position = from
  while (!isOver(timetable, position) && now >= phaseEndsAt(timetable, position))
    position = { phase: position.phase + 1, startedAt: phaseEndsAt(timetable, position) }
  return position
}

/** When the whole test is over, if nobody goes on before the time. */
export const endsAt = (timetable: Timetable, from: Position): number =>
  positionAt(timetable, from, Number.POSITIVE_INFINITY).startedAt

/** The learner goes on before the time is over; there is no going back. A test that is over stays so, with the moment of its end. */
export const goOn = (timetable: Timetable, from: Position, now: number): Position => {
  const position = positionAt(timetable, from, now)
  return isOver(timetable, position) ? position : { phase: position.phase + 1, startedAt: now }
}

/** Seconds left in the phase, with fractions; a clock that was set back gives no more than the whole phase. */
export const phaseSecondsLeft = (timetable: Timetable, position: Position, now: number) =>
  Math.min(phaseMs(timetable, position.phase), Math.max(0, phaseEndsAt(timetable, position) - now)) / 1000

/** The same place after an interruption that is not to count: the phase goes on where it was when the learner left. */
export const afterPause = (position: Position, pausedMs: number): Position => ({
  ...position,
  startedAt: position.startedAt + Math.max(0, pausedMs),
})

/** The same place after the clock itself was set to another time: the phase has as much left as before. */
export const afterClockSet = (position: Position, byMs: number): Position => ({
  ...position,
  startedAt: position.startedAt + byMs,
})

const sum = (phases: readonly Phase[]) => phases.reduce((total, { seconds }) => total + seconds, 0)
/** Seconds that the whole test takes when every phase is used to its end. */
export const totalSeconds = ({ phases, extraTime }: Timetable) => sum(phases) * extraTime
/** Seconds in which the learner is recorded. */
export const spokenSeconds = ({ phases, extraTime }: Timetable) =>
  sum(phases.filter(({ kind }) => kind === 'spoken')) * extraTime

/** A stretch of a test as one would tell it: so many scenarios of one format, or a rest. */
export interface Part {
  kind: ScenarioFormat | 'break'
  /** 0 for a rest. */
  scenarios: number
  /** At the pace of the real test. */
  seconds: number
}
/** The parts of a test whose scenarios have these formats, in order. */
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
