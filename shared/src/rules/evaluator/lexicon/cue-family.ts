import type { Dimension } from '../dimension.ts'

/** Patterns that show one thing and count alike. */
export interface CueFamily {
  id: string
  dimension: Dimension
  patterns: readonly string[]
}
