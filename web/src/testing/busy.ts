/** Options of `vi.waitFor`, whose default of one second is too short on a busy machine. */
export const BUSY = { timeout: 25_000 }
