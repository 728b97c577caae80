import type { Bilingual } from 'shared/model/bilingual'
import { type Language, otherLanguage } from 'shared/model/languages'

/** The text of a bilingual record in this language, or in the other one where it is empty. */
export const pick = (text: Bilingual, language: Language) =>
  text[language].trim() === '' ? text[otherLanguage(language)] : text[language]
