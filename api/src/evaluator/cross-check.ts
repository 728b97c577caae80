import type { Evaluation } from 'shared/model/evaluation'
import { speaksToGrader } from 'shared/rules/assistant-orders'
import { CAPS, type Flag } from 'shared/rules/evaluator/guards'
import type { Judgement } from './judgement.ts'

/** Further apart than this, one of the two has misread the answer. */
export const APART = 3
/** The answer tells its rater what to do: the flag that one's own evaluator has for it. */
const SPEAKS_TO_GRADER = 'grader' satisfies Flag
/** The model and one's own evaluator do not agree, also when asked again. */
export const LOW_AGREEMENT = 'low-agreement'

type Own = Pick<Evaluation, 'score' | 'metrics' | 'feedback' | 'response'>
type Checked = Pick<Evaluation, 'score' | 'metrics' | 'feedback' | 'confidence'>

const isApart = (own: Own, judgement: Judgement) => Math.abs(judgement.score - own.score) > APART
const METRICS = ['clinicalAccuracy', 'communication', 'empathy'] as const

/** The quotes that stand in the answer, by their place; what a model has made up is dropped. */
function evidenceOf(response: string, { evidence }: Judgement) {
  return evidence.flatMap(({ quote, shows }) => {
    const words = quote.trim()
    const start = words.length < 3 ? -1 : response.indexOf(words)
    if (start < 0) return []
    const sentenceIndex = response.slice(0, start).match(/[.!?]\s|\n+/g)?.length ?? 0
    return [{ sentenceIndex, start, end: start + words.length, dimension: shows, cue: words, strength: 1 }]
  })
}

/**
 * Bounds what a model can be talked into (research/evaluator.md §10). What one's own evaluator warns of holds for every engine: with a
 * warning that caps a score the lower score is kept. Where the two are far apart, `again` asks the model once more; still apart, the result says so.
 */
export async function crossCheck(
  own: Own,
  first: Judgement,
  again: () => Promise<Judgement | undefined>,
): Promise<Checked> {
  const flags = new Set(own.feedback.flags)
  let judgement = first
  if (isApart(own, first)) {
    judgement = (await again()) ?? first
    if (isApart(own, judgement)) flags.add(LOW_AGREEMENT)
  }
  if (first.speaksToRater || judgement.speaksToRater || speaksToGrader(own.response)) flags.add(SPEAKS_TO_GRADER)
  const isWarned = [...flags].some((flag) => flag in CAPS)
  const kept = (mine: number, theirs: number) => (isWarned ? Math.min(mine, theirs) : theirs)
  const metrics = Object.fromEntries(METRICS.map((name) => [name, kept(own.metrics[name], judgement.metrics[name])]))
  return {
    score: kept(own.score, judgement.score),
    metrics: metrics as Evaluation['metrics'],
    feedback: {
      suggestions: judgement.suggestions,
      strengths: judgement.strengths,
      evidence: evidenceOf(own.response, judgement),
      flags: [...flags],
    },
    ...(flags.has(LOW_AGREEMENT) && { confidence: 'low' }),
  }
}
