import * as z from 'zod/mini'

/** One thing wrong with one field: `code` and the limit it names are translated by the interface. */
export const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
  message: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  format: z.optional(z.string()),
})
export type Issue = z.infer<typeof Issue>

/** Every refusal of the API has this shape. */
export const Failure = z
  .object({
    /** An English sentence of the catalogue; the interface has its translation. */
    error: z.string(),
    issues: z.optional(z.array(Issue)),
    /** Set where a program must tell two refusals with one status apart. */
    code: z.optional(
      z.enum([
        'rate_limit',
        'plan_limit',
        'owner',
        'in_progress',
        'not_built',
        'must_change',
        'conflict',
        'id_taken',
        'verify',
        'second_factor',
      ]),
    ),
    /** What is there now, where an edit began from an older version. */
    current: z.optional(z.unknown()),
    /** When a limit is lifted. */
    resetAt: z.optional(z.iso.datetime()),
    mustChange: z.optional(z.literal(true)),
    token: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'Failure' })
export type Failure = z.infer<typeof Failure>
