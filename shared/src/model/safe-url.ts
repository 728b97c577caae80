import * as z from 'zod/mini'

export const URL_MAX = 2000
/** The URLs that content may use for links and pictures: https of another site, or a path of this one. */
export const SAFE_URL = /^(https:\/\/|\/(?![/\\]))/i

export const SafeUrl = z
  .string()
  .check(z.maxLength(URL_MAX), z.regex(SAFE_URL))
  .register(z.globalRegistry, { examples: ['https://example.org/'] })
