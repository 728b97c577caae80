import { CONCEPTS_FR } from './concepts-fr.ts'
import { cueRules } from './cue-rule.ts'
import { AGAINST_FR, CUES_FR } from './cues-fr.ts'
import { harmRules } from './harm-rule.ts'
import { HARMS_FR } from './harms-fr.ts'
import type { LanguageData } from './language-data.ts'
import { HARM_PHRASES_FR } from './learned/harm-phrases-fr.ts'
import { PHRASES_FR } from './learned/phrases-fr.ts'
import { WORD_VECTORS_FR } from './learned/word-vectors-fr.ts'

export const FRENCH: LanguageData = {
  phrases: PHRASES_FR,
  concepts: CONCEPTS_FR,
  cues: cueRules(CUES_FR, AGAINST_FR),
  harms: harmRules(HARMS_FR),
  harmPhrases: HARM_PHRASES_FR,
  vectors: WORD_VECTORS_FR,
}
