import { CONCEPTS_EN } from './concepts-en.ts'
import { HARM_PHRASES_EN } from './harm-phrases-en.ts'
import { harmRules } from './harm-rule.ts'
import { HARMS_EN } from './harms-en.ts'
import type { LanguageData } from './language-data.ts'
import { PHRASES_EN } from './phrases-en.ts'

export const ENGLISH: LanguageData = {
  phrases: PHRASES_EN,
  concepts: CONCEPTS_EN,
  harms: harmRules(HARMS_EN),
  harmPhrases: HARM_PHRASES_EN,
}
