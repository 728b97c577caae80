import * as z from 'zod/mini'
import { byLanguage } from './languages.ts'

const words = z.array(z.string().check(z.minLength(1))).check(z.minLength(1))
const both = z.object(byLanguage(() => words))

/** The words of random texts, by list and language. */
export const TypingWords = z.object({ common: both, medical: both }).register(z.globalRegistry, { id: 'TypingWords' })
export type TypingWords = z.infer<typeof TypingWords>
