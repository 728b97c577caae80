import * as z from 'zod/mini'

/** True or false; 1 and 0 are accepted too. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1])]),
  z.transform((v) => v === true || v === 1),
)
