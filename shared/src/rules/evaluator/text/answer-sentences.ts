import { RESPONSE_MAX } from '../../../model/evaluation.ts'
import { fold } from './fold.ts'
import { sentencesOf } from './sentences.ts'

/** The sentences of an answer as they were written, in the evaluator's numbering. */
export function answerSentences(response: string): string[] {
  const { text, at } = fold(response.slice(0, RESPONSE_MAX))
  return sentencesOf(text).map(({ start, end }) => response.slice(at[start] ?? 0, (at[end - 1] ?? -1) + 1))
}
