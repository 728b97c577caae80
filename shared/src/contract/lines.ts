/** How a client asks for an answer line by line (newline-delimited JSON): what there is so far, and the answer itself last. */
export const LINES_TYPE = 'application/x-ndjson'

/** A line of such an answer. The last one carries what would have been the whole answer. */
export type Line = { progress: unknown } | { status: number; body: unknown; retryAfter?: number }
