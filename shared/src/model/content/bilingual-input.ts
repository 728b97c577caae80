import * as z from 'zod/mini'
import { byLanguage } from '../languages.ts'

/** A text that is required in every language, at most `max` characters in each. */
export const requiredText = (max: number) => {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
  return z.object(byLanguage(() => text))
}

/** A text that may be empty in any language. */
export const optionalText = (max: number) => {
  const text = z.string().check(z.maxLength(max))
  return z.object(byLanguage(() => text))
}
