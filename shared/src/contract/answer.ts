import * as z from 'zod/mini'

/** The reply of a call that changes something and returns no data: one sentence of the catalogue. */
export const Message = z.object({ message: z.string() }).register(z.globalRegistry, { id: 'Message' })
export type Message = z.infer<typeof Message>
