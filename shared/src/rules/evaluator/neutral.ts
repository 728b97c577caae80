import type { Harm } from './harm/find-harm.ts'
import type { ReadAnswer } from './read-answer.ts'
import { isSomebodyElses, namesSpeaker } from './standing.ts'

/**
 * The sentences that neither raise nor lower a score: those that speak of a harm which the speaker refuses or somebody
 * else does, a general reason that a semicolon adds to them, and what somebody else says in quotation marks.
 */
export function neutralIn(
  answer: ReadAnswer,
  names: ReadonlySet<string>,
  { spoken, harms }: { spoken: ReadonlySet<number>; harms: readonly Harm[] },
): ReadonlySet<number> {
  const { folded, sentences, language } = answer
  const reading = { answer, names }
  const harmful = new Set(harms.map(({ sentence }) => sentence))
  const neutral = new Set<number>()
  for (const sentence of sentences) {
    if (harmful.has(sentence.index)) continue
    const before = sentences[sentence.index - 1]
    const isReason =
      before !== undefined &&
      spoken.has(before.index) &&
      folded.text[before.end - 1] === ';' &&
      !namesSpeaker(sentence, language)
    if (spoken.has(sentence.index) || isReason || isSomebodyElses(reading, sentence)) neutral.add(sentence.index)
  }
  return neutral
}
