import type { CueSearch } from '../text/cue-search.ts'
import { cuesOf, cueTest } from './cue-pattern.ts'
import type { HarmFamily, HarmKind } from './harm-kind.ts'

/** What finds the harms of one kind. */
export interface HarmRule {
  kind: HarmKind
  search: CueSearch
  isVerdict: boolean
  /** Words that the sentence, or the one before it, must contain. */
  near?: RegExp
}

/** The rules of a language. They are made when its data are loaded, once for every answer. */
export const harmRules = (families: readonly HarmFamily[]): HarmRule[] =>
  families.flatMap(({ kind, acts, verdicts = [], near }) => [
    ...(acts.length > 0 ? [{ kind, search: cuesOf(acts), isVerdict: false }] : []),
    ...(verdicts.length > 0 ? [{ kind, search: cuesOf(verdicts), isVerdict: true }] : []),
    ...(near
      ? [
          {
            kind,
            search: cuesOf(near.acts),
            isVerdict: false,
            near: cueTest(near.of),
          },
        ]
      : []),
  ])
