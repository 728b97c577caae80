import type { CueSearch } from '../text/cue-search.ts'
import type { CueFamily } from './cue-family.ts'
import { cuesOf } from './cue-pattern.ts'

/** A family of cues, ready to be searched for, and whether it counts against the answer. */
export interface CueRule extends Omit<CueFamily, 'patterns'> {
  search: CueSearch
  against: boolean
}
const compiled = (families: readonly CueFamily[], against: boolean): CueRule[] =>
  families.map(({ id, dimension, patterns }) => ({ id, dimension, against, search: cuesOf(patterns) }))
/** The rules of a language, from the cues for and against an answer. */
export const cueRules = (cues: readonly CueFamily[], against: readonly CueFamily[]): CueRule[] => [
  ...compiled(cues, false),
  ...compiled(against, true),
]
