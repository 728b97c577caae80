import * as z from 'zod/mini'
import { LANGUAGES } from './language.ts'

export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

/** One text in both languages. */
export const Bilingual = z.object({ fr: z.string(), en: z.string() }).register(z.globalRegistry, { id: 'Bilingual' })
export type Bilingual = z.infer<typeof Bilingual>
