import * as z from 'zod/mini'

export const LANGUAGES = ['fr', 'en'] as const
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>
export const DEFAULT_LANGUAGE: Language = 'fr'

/** Whether a stored value is a language of the interface. */
export const isLanguage = (value: unknown): value is Language => value === 'fr' || value === 'en'

/** The language in which a bilingual record has its other text. */
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')

/** One text in both languages. */
export const Bilingual = z.object({ fr: z.string(), en: z.string() }).register(z.globalRegistry, { id: 'Bilingual' })
export type Bilingual = z.infer<typeof Bilingual>
