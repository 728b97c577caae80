import type { Evaluation } from '../../model/evaluation.ts'
import { mean } from '../mean.ts'
import type { Cue } from './cues/find-cues.ts'
import { DIMENSIONS, type Dimension } from './dimension.ts'
import type { ReadAnswer } from './read-answer.ts'
import { tenth, within } from './score.ts'

/** Number of cues from which a dimension counts as well shown. */
const SATURATION: Record<Exclude<Dimension, 'structure'>, number> = {
  perspective: 2,
  information: 2,
  dilemma: 1,
  nonJudgement: 1,
  empathy: 2,
  options: 2,
  actions: 4,
  ethics: 2,
  professionalism: 1,
}
/** Share of a dimension's score that comes from its own evidence; the rest is the overall score. */
const OWN_SHARE = 0.4
/**
 * The largest number of points by which the evidence of a dimension may differ from the overall score, before the two
 * are mixed.
 */
const APART_MOST = 2.5

/** How well an answer shows each dimension, out of nine, from the cues of its sentences and from the overall score. */
export function dimensionScores(score: number, cues: readonly Cue[], answer: ReadAnswer): Record<Dimension, number> {
  const own = (dimension: Dimension): number => {
    if (dimension === 'structure') {
      const count = answer.sentences.length
      const mean = answer.words.length / Math.max(1, count)
      return Math.min(1, count / 5) * (mean > 40 ? 0.6 : 1)
    }
    const mine = cues.filter((cue) => cue.dimension === dimension)
    const families = new Set(mine.filter((c) => !c.against).map((c) => `${c.family}/${c.sentence}`)).size
    const against = mine.some((c) => c.against) ? 0.5 : 1
    return (1 - Math.exp((-1.2 * families) / SATURATION[dimension])) * against
  }
  const apart = (shown: number) => Math.max(score - APART_MOST, Math.min(shown, score + APART_MOST))
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      tenth(within((1 - OWN_SHARE) * score + OWN_SHARE * apart(1 + 8 * own(dimension)))),
    ]),
  ) as Record<Dimension, number>
}

/** Middle of the scale from 1 to 9. */
const MIDDLE = 5
/** The three metrics, all on the same side of the middle as the score, which is never below or above all of them. */
export function metricsOf(d: Record<Dimension, number>, score: number): Evaluation['metrics'] {
  const clinicalAccuracy = mean([d.information, d.dilemma, d.options, d.actions, d.ethics])
  const communication = mean([d.structure, d.professionalism, d.nonJudgement, d.options])
  const empathy = mean([d.empathy, d.perspective, d.nonJudgement])
  const all = [clinicalAccuracy, communication, empathy]
  const shift = Math.max(0, score - Math.max(...all)) + Math.min(0, score - Math.min(...all))
  const shown = (value: number) => {
    const tenths = tenth(value + shift)
    if (score > MIDDLE) return Math.max(MIDDLE + 0.1, tenths)
    return score < MIDDLE ? Math.min(MIDDLE - 0.1, tenths) : MIDDLE
  }
  return { clinicalAccuracy: shown(clinicalAccuracy), communication: shown(communication), empathy: shown(empathy) }
}
