/**
 * The `Accept` type by which a client asks for a reply in lines (newline-delimited JSON): progress first, the reply
 * itself last.
 */
export const LINES_TYPE = 'application/x-ndjson'

/** A line of such a reply. The last one carries what would have been the whole reply. */
export type Line = { progress: unknown } | { status: number; body: unknown; retryAfter?: number }
