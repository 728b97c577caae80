import type { Evaluation } from 'shared/model/evaluation'
import { speaksToGrader } from 'shared/rules/assistant/assistant-orders'
import { type Flag, isWarning } from 'shared/rules/evaluator/guards'
import type { Judgement } from './judgement.ts'

/** Difference in points beyond which one of the two has misread the answer. */
export const APART = 3
/** The flag that our own evaluator gives an answer that instructs its rater. */
const SPEAKS_TO_GRADER = 'grader' satisfies Flag
/** The flag for a disagreement between the model and our own evaluator that a second request did not resolve. */
export const LOW_AGREEMENT = 'low-agreement'

type Own = Pick<Evaluation, 'score' | 'metrics' | 'feedback' | 'response'>
type Checked = Pick<Evaluation, 'score' | 'metrics' | 'feedback' | 'confidence'>

const isApart = (own: Own, judgement: Judgement) => Math.abs(judgement.score - own.score) > APART
const METRICS = ['clinicalAccuracy', 'communication', 'empathy'] as const

/**
 * The quotations that occur in the answer, with their offsets. Invented ones, and those of fewer than three characters,
 * are dropped.
 */
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
 * Limits how far an answer can manipulate a model. The warnings of our own evaluator apply to every engine: with one of
 * them, the lower score is used. Where the two are far apart, `again` asks the model once more; if
 * they still are, the result says so.
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
  const isWarned = [...flags].some(isWarning)
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
