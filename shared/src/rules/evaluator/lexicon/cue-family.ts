import type { Dimension } from '../dimension.ts'

/** A family of cues: patterns that are evidence of the same thing and count alike. */
export interface CueFamily {
  id: string
  dimension: Dimension
  patterns: readonly string[]
}
