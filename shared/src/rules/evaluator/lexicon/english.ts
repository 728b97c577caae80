import { CONCEPTS_EN } from './concepts-en.ts'
import { cueRules } from './cue-rule.ts'
import { AGAINST_EN, CUES_EN } from './cues-en.ts'
import { harmRules } from './harm-rule.ts'
import { HARMS_EN } from './harms-en.ts'
import type { LanguageData } from './language-data.ts'
import { HARM_PHRASES_EN } from './learned/harm-phrases-en.ts'
import { PHRASES_EN } from './learned/phrases-en.ts'
import { WORD_VECTORS_EN } from './learned/word-vectors-en.ts'

export const ENGLISH: LanguageData = {
  phrases: PHRASES_EN,
  concepts: CONCEPTS_EN,
  cues: cueRules(CUES_EN, AGAINST_EN),
  harms: harmRules(HARMS_EN),
  harmPhrases: HARM_PHRASES_EN,
  vectors: WORD_VECTORS_EN,
}
