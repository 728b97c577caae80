import * as z from 'zod/mini'
import { byLanguage, LANGUAGES } from './languages.ts'

export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

/** One text in every language. */
export const Bilingual = z.object(byLanguage(() => z.string())).register(z.globalRegistry, { id: 'Bilingual' })
export type Bilingual = z.infer<typeof Bilingual>
