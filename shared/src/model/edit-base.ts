import * as z from 'zod/mini'

/**
 * The `updatedAt` of the version that an edit began from. Where another one has been saved since, the edit is refused with both versions, so
 * that nothing is overwritten unseen. Left out, nothing is compared.
 */
export const Base = z.iso.datetime()
