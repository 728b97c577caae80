import { CONCEPTS_FR } from './concepts-fr.ts'
import { HARM_PHRASES_FR } from './harm-phrases-fr.ts'
import { harmRules } from './harm-rule.ts'
import { HARMS_FR } from './harms-fr.ts'
import type { LanguageData } from './language-data.ts'
import { PHRASES_FR } from './phrases-fr.ts'

export const FRENCH: LanguageData = {
  phrases: PHRASES_FR,
  concepts: CONCEPTS_FR,
  harms: harmRules(HARMS_FR),
  harmPhrases: HARM_PHRASES_FR,
}
