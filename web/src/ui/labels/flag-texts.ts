import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Messages of the evaluator's flags, by flag. */
export const FLAG_TEXTS: Record<string, MessageDescriptor> = {
  empty: msg`There is hardly anything to evaluate. Write a few sentences on each question.`,
  'too-short': msg`The answer is very short: the score is capped at 2. Two or three sentences per question are enough to start.`,
  short: msg`The answer is short: the score is capped at 4. Say what you would do, and why.`,
  'another-language': msg`The answer is neither in French nor in English: it couldn’t be evaluated.`,
  'wrong-language': msg`The answer is not in the language of the test. It was evaluated anyway.`,
  'key-words': msg`These are keywords rather than sentences: the score is capped at 2.`,
  copied: msg`Most of it repeats the situation word for word: copied text earns nothing.`,
  repeated: msg`The same sentences come back: repetition earns nothing.`,
  grader: msg`One sentence addresses the evaluator. It earns nothing, and the score is capped at 2.`,
  'off-topic': msg`The answer does not seem to be about this situation. Name the people and what happens.`,
  'self-praise': msg`The answer talks about your qualities. Show them through what you would do.`,
  harm: msg`One sentence would harm someone: the score is capped at 2.5, whatever the rest says.`,
  generic: msg`The answer would fit almost any situation, which lowers the score. Use the facts of this one.`,
  unanswered: msg`One of the two questions has no answer. It counts for half.`,
  'one-question': msg`The answer to the second question was not recognized, which lowers the score.`,
}
