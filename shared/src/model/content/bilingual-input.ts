import * as z from 'zod/mini'

/** A text that is required in both languages, at most `max` characters in each. */
export const requiredText = (max: number) => {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
  return z.object({ fr: text, en: text })
}

/** A text that may be empty in either language. */
export const optionalText = (max: number) => {
  const text = z.string().check(z.maxLength(max))
  return z.object({ fr: text, en: text })
}
