import type { Language } from '../../model/bilingual.ts'

/** Locales of speech recognition by the language of the interface; the first is the default. */
export const SPEECH_LANGUAGES = { fr: ['fr-CA', 'fr-FR'], en: ['en-CA', 'en-US'] } as const
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[Language][number]

const ALL: readonly SpeechLanguage[] = [...SPEECH_LANGUAGES.fr, ...SPEECH_LANGUAGES.en]
export const isSpeechLanguage = (value: unknown): value is SpeechLanguage => ALL.some((known) => known === value)

export const languageOf = (speech: SpeechLanguage): Language => (speech.startsWith('fr') ? 'fr' : 'en')
