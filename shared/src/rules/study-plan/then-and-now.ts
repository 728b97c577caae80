// An answer of the learner's first week beside one of this week. A difference is shown only where it exceeds the
// uncertainty of both scores.
import type { Evaluation } from '../../model/evaluation.ts'
import { daysApart } from '../day-range.ts'
import { BAND } from '../evaluator/confidence.ts'

/** Days of a week; the first week and this week must not overlap. */
const WEEK = 7
/**
 * Points by which two scores of one dimension must differ for the change to be shown. A dimension is read from less of
 * the answer than the whole score, so its uncertainty is taken to be that of a score with low confidence.
 */
export const DIMENSION_CHANGE_MIN = Math.hypot(BAND.low, BAND.low)

type Answer = Pick<
  Evaluation,
  'id' | 'scenarioId' | 'response' | 'responseType' | 'createdAt' | 'score' | 'dimensions' | 'confidence' | 'engine'
>

/** One of the two answers, with the half-width of its score's range. */
export interface Compared<A extends Answer> {
  answer: A
  half: number
}
export interface ThenAndNow<A extends Answer> {
  first: Compared<A>
  latest: Compared<A>
  /** By how many points the score changed; null where that lies within the uncertainty of the two scores. */
  change: number | null
  /** The dimensions whose change exceeds the uncertainty, the largest change first. */
  dimensions: { dimension: string; change: number }[]
}

const isOwn = ({ engine }: Answer) => engine === undefined || engine.id === 'own'
const halfOf = ({ confidence }: Answer) => BAND[confidence ?? 'low']
const at = ({ createdAt }: Answer) => Date.parse(createdAt)
/**
 * The answer with the median score, so that neither the best nor the worst answer represents a week; undefined for an
 * empty list.
 */
const middle = <A extends Answer>(answers: readonly A[]) =>
  answers.toSorted((a, b) => a.score - b.score || at(a) - at(b) || (a.id < b.id ? -1 : 1))[(answers.length - 1) >> 1]

/**
 * Compares two answers that the app's own evaluator judged: the median one of the seven days from the first answer on,
 * and the median one of the seven days up to today. Both are typed or both are spoken; typed ones come first. Undefined
 * where neither kind has an answer in both weeks. `dayOf` gives the learner's calendar day of a moment in epoch
 * milliseconds.
 */
export function thenAndNow<A extends Answer>(
  evaluations: readonly A[],
  today: string,
  dayOf: (at: number) => string,
): ThenAndNow<A> | undefined {
  for (const type of ['text', 'audio'] as const) {
    const same = evaluations.filter((one) => isOwn(one) && one.responseType === type).sort((a, b) => at(a) - at(b))
    const [first] = same
    if (!first) continue
    const began = dayOf(at(first))
    // Days from the first answer, and days until today.
    const sinceFirst = (one: A) => daysApart(began, dayOf(at(one)))
    const untilToday = (one: A) => daysApart(dayOf(at(one)), today)
    const then = middle(same.filter((one) => sinceFirst(one) < WEEK))
    const now = middle(same.filter((one) => untilToday(one) >= 0 && untilToday(one) < WEEK && sinceFirst(one) >= WEEK))
    if (then && now) return compare(then, now)
  }
  return undefined
}

function compare<A extends Answer>(then: A, now: A): ThenAndNow<A> {
  const [before, after] = [halfOf(then), halfOf(now)]
  const change = now.score - then.score
  const dimensions = Object.entries(now.dimensions ?? {}).flatMap(([dimension, value]) => {
    const was = then.dimensions?.[dimension]
    return was !== undefined && Math.abs(value - was) > DIMENSION_CHANGE_MIN ? [{ dimension, change: value - was }] : []
  })
  return {
    first: { answer: then, half: before },
    latest: { answer: now, half: after },
    change: Math.abs(change) > Math.hypot(before, after) ? change : null,
    dimensions: dimensions.sort(
      (a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.dimension < b.dimension ? -1 : 1),
    ),
  }
}
