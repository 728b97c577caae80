import type { PackedVectors } from '../network/word-vectors.ts'
import type { PhraseTable } from '../phrase-model.ts'
import type { CueRule } from './cue-rule.ts'
import type { HarmRule } from './harm-rule.ts'

/** What the evaluator knows of a language: large, so that a device loads only that of the answer. */
export interface LanguageData {
  /** The weights of words and of their n-grams, from rated answers. */
  phrases: PhraseTable
  /**
   * The concepts, one a line: the name, a colon, and the words and expressions that express it, separated by spaces;
   * see `openConcepts`.
   */
  concepts: string
  /** What finds the cues of an answer. */
  cues: readonly CueRule[]
  /** What finds the harms of an answer that patterns list. */
  harms: readonly HarmRule[]
  /** The weights by which the words of a sentence speak for a harm. */
  harmPhrases: PhraseTable
  /** What the network knows of the words. */
  vectors: PackedVectors
}
