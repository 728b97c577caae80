import * as z from 'zod/mini'

/** What the page of plans needs from the payment provider; `pricingTable` is null where none is configured. */
export const Checkout = z
  .object({
    pricingTable: z.nullable(z.object({ id: z.string(), publishableKey: z.string() })),
    /** Names the learner to the provider, which sends it back with the payment. */
    reference: z.string(),
  })
  .register(z.globalRegistry, { id: 'Checkout' })
export type Checkout = z.infer<typeof Checkout>
