import * as z from 'zod/mini'

/** One thing wrong with one field; the interface translates `code` and the limit that it names. */
export const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
  message: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  format: z.optional(z.string()),
  /** The unit of the limit: characters for `string`, items for `array`, otherwise the number itself. */
  origin: z.optional(z.string()),
})
export type Issue = z.infer<typeof Issue>

/** Every refusal of the API has this shape. */
export const Failure = z
  .object({
    /** An English sentence of the catalogue, which the interface translates. */
    error: z.string(),
    issues: z.optional(z.array(Issue)),
    /** Set where a program must distinguish two refusals with the same status. */
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
        'work',
      ]),
    ),
    /** The stored version, when the edit began from an older one. */
    current: z.optional(z.unknown()),
    /** When the limit ends. */
    resetAt: z.optional(z.iso.datetime()),
    mustChange: z.optional(z.literal(true)),
    token: z.optional(z.string()),
    /** Set with the code `work`: the challenge whose solution lets the call through. */
    work: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'Failure' })
export type Failure = z.infer<typeof Failure>
