import { SCORE_MAX } from '../../model/evaluation.ts'

const SCORE_MIN = 1
export const within = (score: number) => Math.min(SCORE_MAX, Math.max(SCORE_MIN, score))
export const tenth = (value: number) => Math.round(value * 10) / 10

/**
 * A regression compresses its predictions towards the mean; this factor restores the spread of the ratings (chosen by
 * leave-scenarios-out validation).
 */
const STRETCH = 1.8
/** Mean of the ratings, and of the model's predictions for the same answers. */
const MIDDLE = { rated: 5.1, learned: 4.88 }
/**
 * Points between an answer that makes none of the key points and one that makes all of them, and the share that neither
 * adds nor subtracts.
 */
const COVERAGE = { worth: 3, usual: 0.22 }
/** Points subtracted from an answer that would fit any situation. */
const GENERIC_COST = 3.2
/** Points subtracted for each red flag of the rubric. */
const RED_FLAG_COST = 1.2
/** Points subtracted for each kind of cue against the answer, and at most: a false alarm must not ruin a good score. */
const AGAINST_COST = 0.2
const AGAINST_MOST = 0.4

/** The measurements from which a score is computed. */
export interface Signals {
  /** Rating predicted by the phrase model. */
  learned: number
  /** Share of the key points made; undefined where the scenario lists none. */
  covered: number | undefined
  /** How specific the answer is, from 0 (it would fit any situation) to 1 (it refers to this one). */
  specific: number
  /** Number of kinds of cues against the answer. */
  against: number
  redFlags: number
}

/** A smooth maximum of x and 0 (softplus), so that answers beyond an end of the scale keep their order. */
const rampUp = (x: number) => Math.log1p(Math.exp(2 * x)) / 2
const eased = (raw: number) => SCORE_MAX - rampUp(SCORE_MAX - (SCORE_MIN + rampUp(Math.max(-20, raw) - SCORE_MIN)))

/** The score of the signals before any cap, not rounded. */
export function scoreOf({ learned, covered, specific, against, redFlags }: Signals): number {
  const raw =
    MIDDLE.rated +
    STRETCH * (learned - MIDDLE.learned) +
    (covered === undefined ? 0 : (covered - COVERAGE.usual) * COVERAGE.worth) -
    GENERIC_COST * (1 - specific) -
    Math.min(AGAINST_MOST, against * AGAINST_COST) -
    RED_FLAG_COST * redFlags
  return within(eased(raw))
}
