/**
 * Languages of the interface and the content, the default one first. To add one, add it here: the type checker and the
 * build then name each text that it lacks.
 */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'fr'

/** What each language is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English' }

/** Whether a stored or received value is a language of the interface. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The language in which a bilingual record has its other text. */
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')

/** The built file of the landing page, in the default language where another is not asked for. */
export const landingFile = (language: unknown) =>
  isLanguage(language) && language !== DEFAULT_LANGUAGE ? `/index.${language}.html` : '/index.html'
