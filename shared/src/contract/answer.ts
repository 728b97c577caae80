import * as z from 'zod/mini'

/** What a call answers that changes something and has nothing else to tell: a sentence of the catalogue. */
export const Message = z.object({ message: z.string() }).register(z.globalRegistry, { id: 'Message' })
export type Message = z.infer<typeof Message>
