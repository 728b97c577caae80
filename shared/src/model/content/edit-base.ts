import * as z from 'zod/mini'

/**
 * The `updatedAt` of the version that the edit began from. If another version was saved since, the edit is refused with
 * the stored version, so that nobody's work is overwritten unseen. Without it nothing is compared.
 */
export const Base = z.iso.datetime()
