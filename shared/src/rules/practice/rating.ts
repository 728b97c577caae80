// A learner rates answers whose rating is known, and sees how far off, and in which direction, they are.
import type { Activity } from '../../model/activity.ts'
import { AnswerLevel, RATING_STEP, Rating } from '../../model/content/rated-answer.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import { mean, standardDeviation } from '../mean.ts'

/** A rating that a learner gave, beside the reference; both 0 to 9 in half points. */
export interface GivenRating {
  scenarioId: string
  level: AnswerLevel
  rating: number
  reference: number
}

/** Positive where the learner rated higher than the reference, in points. */
export const deviationOf = ({ rating, reference }: Pick<GivenRating, 'rating' | 'reference'>) => rating - reference

/** The rating of which an activity tells; undefined for any other activity, and for data of another form. */
export function ratingOf({ type, scenarioId, data }: Pick<Activity, 'type' | 'scenarioId' | 'data'>) {
  if (type !== 'rating' || scenarioId === null) return undefined
  const [level, rating, reference] = [
    AnswerLevel.safeParse(data.level),
    Rating.safeParse(data.rating),
    Rating.safeParse(data.reference),
  ]
  if (!level.success || !rating.success || !reference.success) return undefined
  return { scenarioId, level: level.data, rating: rating.data, reference: reference.data } satisfies GivenRating
}

/** The drift is computed from so many of the last answers. */
export const DRIFT_OF = 12
/** The least number of answers from which a drift is computed. */
export const DRIFT_LEAST = 6
/** The uncertainty is never less, because ratings are rounded to half points. */
export const MARGIN_LEAST = RATING_STEP / 2

/** How a learner rates on average, in points. */
export interface Drift {
  count: number
  /** Mean of the signed deviations. */
  mean: number
  /** Standard deviation of the deviations (n − 1). */
  spread: number
  /** Two standard errors of the mean, at least `MARGIN_LEAST`. */
  margin: number
  /** Whether the mean is larger than its uncertainty. */
  isTold: boolean
}

function driftOfAll(rated: readonly Pick<GivenRating, 'rating' | 'reference'>[]): Drift | null {
  const count = rated.length
  if (count < DRIFT_LEAST) return null
  const deviations = rated.map(deviationOf)
  const middle = mean(deviations)
  // The ratings are a sample, so the sum of squares is divided by one less than their number.
  const spread = standardDeviation(deviations) * Math.sqrt(count / (count - 1))
  const margin = Math.max(MARGIN_LEAST, (2 * spread) / Math.sqrt(count))
  return { count, mean: middle, spread, margin, isTold: Math.abs(middle) > margin }
}

/** The drift of the last answers, given the oldest first; null where they are too few. */
export const driftOf = (rated: readonly Pick<GivenRating, 'rating' | 'reference'>[]) =>
  driftOfAll(rated.slice(-DRIFT_OF))

/**
 * The drift of the first answers and that of the last, at most `DRIFT_OF` each and without overlap; null until there
 * are `DRIFT_LEAST` of both.
 */
export function driftOverTime(rated: readonly Pick<GivenRating, 'rating' | 'reference'>[]) {
  const size = Math.min(DRIFT_OF, Math.floor(rated.length / 2))
  const [early, late] = [driftOfAll(rated.slice(0, size)), driftOfAll(rated.slice(rated.length - size))]
  return early && late ? { early, late } : null
}

/** The answers to one scenario that are rated one after the other. */
export interface RatingRound {
  scenarioId: string
  levels: AnswerLevel[]
}

/** The items in an order drawn by `chance`, which returns numbers from 0 to below 1 (Fisher and Yates). */
function drawn<T>(items: readonly T[], chance: () => number): T[] {
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    ;[order[i], order[j]] = [order[j] as T, order[i] as T]
  }
  return order
}

/**
 * The next round: the rest of one that was begun, otherwise a scenario that was not rated yet, otherwise any but the
 * last. Undefined where no scenario has rated answers.
 */
export function nextRound(
  scenarios: readonly Pick<Scenario, 'id' | 'ratedAnswers'>[],
  rated: readonly GivenRating[],
  chance: () => number,
): RatingRound | undefined {
  const rounds = scenarios.flatMap(({ id, ratedAnswers = [] }) => {
    if (ratedAnswers.length === 0) return []
    const done = new Set(rated.filter(({ scenarioId }) => scenarioId === id).map(({ level }) => level))
    const all = ratedAnswers.map(({ level }) => level)
    return [{ scenarioId: id, all, left: all.filter((level) => !done.has(level)) }]
  })
  const begun = rounds.find(({ all, left }) => left.length > 0 && left.length < all.length)
  if (begun) return { scenarioId: begun.scenarioId, levels: drawn(begun.left, chance) }
  const fresh = rounds.filter(({ left }) => left.length > 0)
  const others = rounds.filter(({ scenarioId }) => scenarioId !== rated.at(-1)?.scenarioId)
  const among = fresh.length > 0 ? fresh : others.length > 0 ? others : rounds
  const chosen = among[Math.floor(chance() * among.length)]
  return chosen && { scenarioId: chosen.scenarioId, levels: drawn(chosen.all, chance) }
}
