// The only lists of languages: the server, the app, its worker and the build read them. This file imports nothing,
// because the worker and the first paint load it.

/**
 * The languages of the content, and of the answers that are evaluated. A language that is added here makes the compiler
 * name every text and table that has no entry for it.
 */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'fr'

/** Whether a value from outside is a language of the content. */
export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value)

/** The language whose text is shown where a record has none in `language`. */
export const otherLanguage = (language: Language): Language =>
  LANGUAGES.find((other) => other !== language) ?? DEFAULT_LANGUAGE

/** A table with an entry for each language of the content. */
export const byLanguage = <T>(of: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>

interface Interface {
  /** The language's name for itself, such as “Français”. */
  name: string
  /** The language of the content, the dates and the numbers that are shown with it. */
  content: Language
}
/**
 * The languages of the interface; each has a catalogue in `locales/`. There may be no content in a language: `content`
 * names the language whose content is shown instead.
 */
const INTERFACE = {
  fr: { name: 'Français', content: 'fr' },
  en: { name: 'English', content: 'en' },
} as const satisfies Record<Language, Interface> & Record<string, Interface>
export type InterfaceLanguage = keyof typeof INTERFACE
export const INTERFACE_LANGUAGES = Object.keys(INTERFACE) as readonly InterfaceLanguage[]

/** Whether a value from outside is a language of the interface. */
export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  (INTERFACE_LANGUAGES as readonly unknown[]).includes(value)

export const nameOfLanguage = (language: InterfaceLanguage): string => INTERFACE[language].name
export const contentLanguage = (language: InterfaceLanguage): Language => INTERFACE[language].content
