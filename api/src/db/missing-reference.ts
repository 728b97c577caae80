/** Error codes of the engines for a row that refers to a missing one. */
const CODES = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

/** Whether a write failed because the row to which it refers was deleted meanwhile. */
export const isMissingReference = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && CODES.has(String(error.code))
