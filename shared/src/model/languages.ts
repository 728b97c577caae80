/**
 * The languages of the interface and of the content. This is the only list: the server, the app, its worker and the
 * build read it, and a language that is added here makes the compiler name the tables that have no entry for it. The
 * file imports nothing, because the worker and the first paint load it.
 */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'fr'

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English' }

/** Whether a value from outside is one of the languages. */
export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value)

/** The language whose text is shown where a record has none in this one: the default, or the next one beside it. */
export const otherLanguage = (language: Language): Language =>
  LANGUAGES.find((other) => other !== language) ?? DEFAULT_LANGUAGE

/** A table with an entry for each language. */
export const byLanguage = <T>(of: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>

/** The file of the static landing page in a language; any other value gets the default language. */
export const landingPage = (language: unknown) =>
  isLanguage(language) && language !== DEFAULT_LANGUAGE ? `/index.${language}.html` : '/index.html'
