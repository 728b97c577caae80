/** One path at which two versions differ. */
export interface Difference {
  /** `questions.0.question.fr`. */
  path: string
  mine: unknown
  theirs: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The differences of two versions, at the deepest paths. A field that only one version has is one difference, and so
 * are two lists of different lengths.
 */
export function differences(mine: unknown, theirs: unknown, path = ''): Difference[] {
  if (isSame(mine, theirs)) return []
  const both = isRecord(mine) && isRecord(theirs)
  if (!both || Array.isArray(mine) !== Array.isArray(theirs)) return [{ path, mine, theirs }]
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length !== theirs.length) return [{ path, mine, theirs }]
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return [...keys].flatMap((key) => differences(mine[key], theirs[key], path === '' ? key : `${path}.${key}`))
}
