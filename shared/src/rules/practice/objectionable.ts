import type { Rubric } from '../../model/content/rubric.ts'
import type { Evaluation } from '../../model/evaluation.ts'
import type { ObjectionInput } from '../../model/objection.ts'
import { HARM_KINDS } from '../evaluator/lexicon/harm-kind.ts'

/** The names of the marks of harm. */
export const HARM_MARKS: ReadonlySet<string> = new Set(HARM_KINDS.map((kind) => `harm-${kind}`))

/**
 * The field of an objection that does not fit its evaluation; undefined where it fits. It does not check whether a key
 * point was found, and it accepts the points of the present rubric too, because the device evaluates again before it
 * shows a result, perhaps with another version or a rubric that was edited since.
 */
export function misfitOf(
  { response, feedback: { met = [], missed = [] } }: Pick<Evaluation, 'response' | 'feedback'>,
  rubric: Pick<Rubric, 'keyPoints'> | undefined,
  { pointId, kind, sentence }: Pick<ObjectionInput, 'pointId' | 'kind' | 'sentence'>,
): 'pointId' | 'sentence' | undefined {
  const points = [
    ...[...met, ...missed].map(({ keyPointId }) => keyPointId),
    ...(rubric?.keyPoints ?? []).map(({ id }) => id),
  ]
  const isKnown = kind === 'no-harm' ? HARM_MARKS.has(pointId) : points.includes(pointId)
  if (!isKnown) return 'pointId'
  return response.includes(sentence) ? undefined : 'sentence'
}
