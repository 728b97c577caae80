import * as z from 'zod/mini'

/** What a form or a script sends for "nothing chosen". */
const NOTHING: readonly unknown[] = ['', 'none']

/** An optional value: an empty text and `none` count as null. */
export const noneIsNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((v) => (NOTHING.includes(v) ? null : v)),
    z.nullable(schema),
  )
