import { byLanguage } from 'shared/model/languages'
import * as z from 'zod/mini'

/** A text that is not empty. */
export const words = z.string().check(z.trim(), z.minLength(1))
/** A text that is not empty in any language. */
export const both = z.strictObject(byLanguage(() => words))
/** A list of at least one phrase in each language. */
export const terms = z.strictObject(byLanguage(() => z.array(words).check(z.minLength(1))))
/** A name for files, addresses and keys: kebab-case. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
