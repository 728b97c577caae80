import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../model/languages.ts'

/**
 * Locales of speech recognition, by the language spoken. The learner may choose any of them; the first one of the
 * interface's language is the default.
 */
export const SPEECH_LANGUAGES = { fr: ['fr-CA', 'fr-FR'], en: ['en-CA', 'en-US'] } as const satisfies Record<
  Language,
  readonly string[]
>
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[Language][number]

const ALL: readonly SpeechLanguage[] = Object.values(SPEECH_LANGUAGES).flat()
export const isSpeechLanguage = (value: unknown): value is SpeechLanguage => ALL.some((known) => known === value)

export const languageOf = (speech: SpeechLanguage): Language =>
  LANGUAGES.find((language) => SPEECH_LANGUAGES[language].some((known) => known === speech)) ?? DEFAULT_LANGUAGE
