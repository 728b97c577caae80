import { accuracyOf, consistencyOf, wordsPerMinute } from './typing-stats.ts'

/** One event of a run, in order of time; `at` is in milliseconds of the run's own clock, which stops during pauses. */
export type RunMark =
  | { readonly at: number; readonly expected: string; readonly typed: string; readonly isRight: boolean }
  /** A deletion of `erased` letters of the text. */
  | { readonly at: number; readonly erased: number }

const SECOND_MS = 1000

export interface CurvePoint {
  /** Seconds from the start of the run, rounded to a tenth: whole seconds, then the end of the run. */
  at: number
  /** Words per minute from the start of the run, of the letters that were right at that time. */
  wpm: number
  /** Percent. */
  accuracy: number
}
export interface RunFigures {
  /** Speed of everything typed, including errors and deleted letters. */
  rawWpm: number
  /** Percent; undefined for a run of less than 1.5 seconds, or in which nothing was typed. */
  consistency: number | undefined
  curve: CurvePoint[]
}

/**
 * The speeds, the evenness and the curve of a run. The curve has a point at the end of each second and at the end of
 * the run.
 */
export function figuresOf(marks: readonly RunMark[], durationMs: number): RunFigures {
  const ends: number[] = []
  for (let at = SECOND_MS; at < durationMs; at += SECOND_MS) ends.push(at)
  // A remainder of less than half a second is too short for a point of its own: it belongs to the second before it.
  if (ends.length > 0 && durationMs - (ends.at(-1) ?? 0) < SECOND_MS / 2) ends.pop()
  if (durationMs > 0) ends.push(durationMs)
  const standing: boolean[] = []
  const curve: CurvePoint[] = []
  const pace: number[] = []
  let [correct, typedEver, next, since, typedSince] = [0, 0, 0, 0, 0]
  for (const end of ends) {
    for (let mark = marks[next]; mark && (mark.at <= end || end === durationMs); mark = marks[++next]) {
      if ('erased' in mark) {
        for (const isRight of standing.splice(Math.max(0, standing.length - mark.erased))) if (isRight) correct--
        continue
      }
      standing.push(mark.isRight)
      if (mark.isRight) correct++
      typedEver++
      typedSince++
    }
    curve.push({
      at: Math.round(end / 100) / 10,
      wpm: wordsPerMinute(correct, end),
      accuracy: accuracyOf(correct, standing.length),
    })
    pace.push(typedSince / (end - since))
    since = end
    typedSince = 0
  }
  return { rawWpm: wordsPerMinute(typedEver, durationMs), consistency: consistencyOf(pace), curve }
}

export interface KeyErrors {
  /** The letter that stood in the text, in lower case; a space is `' '`. */
  key: string
  typed: number
  errors: number
  /** What was typed most often instead; undefined without an error. */
  instead: string | undefined
}
const keyOf = (letter: string) => (/\s/u.test(letter) ? (letter === '\n' ? '\n' : ' ') : letter.toLowerCase())

/** How often each key was missed, including corrected errors: the most errors first. */
export function errorsByKey(marks: readonly RunMark[]): KeyErrors[] {
  const keys = new Map<string, { typed: number; wrong: string[] }>()
  for (const mark of marks) {
    if ('erased' in mark) continue
    const key = keyOf(mark.expected)
    const seen = keys.get(key) ?? { typed: 0, wrong: [] }
    seen.typed++
    if (!mark.isRight) seen.wrong.push(keyOf(mark.typed))
    keys.set(key, seen)
  }
  return [...keys]
    .map(([key, { typed, wrong }]) => ({ key, typed, errors: wrong.length, instead: mostFrequent(wrong) }))
    .sort((a, b) => b.errors - a.errors || b.errors / b.typed - a.errors / a.typed || (a.key < b.key ? -1 : 1))
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
