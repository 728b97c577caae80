import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the evaluator says of an answer as an answer, by its name for it. */
export const FLAG_TEXTS: Record<string, MessageDescriptor> = {
  empty: msg`There is hardly anything to evaluate. Write a few sentences on each question.`,
  'too-short': msg`The answer is very short: the score is held at 2. Two or three sentences per question are enough to begin with.`,
  short: msg`The answer is short: the score is held at 4. Say what you would do, and why.`,
  'another-language': msg`The answer is neither in French nor in English: it could not be evaluated.`,
  'wrong-language': msg`The answer is not in the language of the test. It was evaluated all the same.`,
  'key-words': msg`These are key words rather than sentences: the score is held at 2.`,
  copied: msg`Most of it repeats the situation word for word: what is copied earns nothing.`,
  repeated: msg`The same sentences come back: what is repeated earns nothing.`,
  grader: msg`A sentence speaks to whoever evaluates. It earns nothing, and the score is held at 2.`,
  'off-topic': msg`The answer does not seem to be about this situation. Name the people and what happens.`,
  'self-praise': msg`The answer speaks of your qualities. Show them by what you would do.`,
  harm: msg`The answer would harm somebody. Look at it again.`,
}
