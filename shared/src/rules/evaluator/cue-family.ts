import type { Dimension } from './evaluate-response.ts'

/** Ways of showing one thing, all of which count alike. */
export interface CueFamily {
  id: string
  dimension: Dimension
  patterns: readonly string[]
}
