import type { Bilingual } from 'shared/model/bilingual'
import { type Language, otherLanguage } from 'shared/model/languages'

export interface Said {
  text: string
  /** Set where the text is in the other language, so that it is pronounced correctly. */
  lang: Language | undefined
}

/** A text in this language, or in the other one where it is empty. */
export function said(text: Bilingual, language: Language): Said {
  if (text[language].trim() !== '') return { text: text[language], lang: undefined }
  const other = otherLanguage(language)
  return text[other].trim() === '' ? { text: '', lang: undefined } : { text: text[other], lang: other }
}

/** The options of a question, each in this language or, where it is empty, in the other one. */
export const saidOptions = (options: { fr: readonly string[]; en: readonly string[] }, language: Language): Said[] =>
  options[language].map((_, i) => said({ fr: options.fr[i] ?? '', en: options.en[i] ?? '' }, language))

/** The letter of an option by its index: 0 gives `A`. */
export const letterOf = (option: number) => String.fromCharCode(65 + option)
