// Whether a sentence deserves the praise of a cue. The words of a cue are often there without the move: "because"
// gives an excuse, "the doctor" is only mentioned, "I'd go" to do harm. A small model, learned from marks that were read
// by hand, tells how likely a reader accepts the praise.
import { likelihood } from '../key-points/model.ts'
import { PRAISING } from '../lexicon/learned/praising.ts'
import type { Cue } from './find-cues.ts'
import { cuedSentences, PRAISE_FEATURES, type Praised, praiseFeatures } from './praise-features.ts'

const WEIGHTS = PRAISE_FEATURES.map((feature) => PRAISING[feature])
/**
 * The lowest likelihood of a praise that is shown. On open scenarios, with tables and a model that had not seen them,
 * readers accepted 86 % of the praises from here on, and 1 % praised what is wrong to do; four in ten of the rightful
 * ones are lost (api/bench/evaluator/fit-praise.ts).
 */
export const DESERVED_FROM = 0.75

/** The cues against an answer, and of the others those whose praise a reader is likely to accept. */
export const deserved = (cues: readonly Cue[], about: Praised): Cue[] =>
  [
    ...cues.filter(({ against }) => against),
    ...cuedSentences(cues, about.answer).flatMap((cued) =>
      [...cued.families].flatMap(([family, { cue }]) =>
        likelihood(praiseFeatures(family, cued, about), WEIGHTS) >= DESERVED_FROM ? [cue] : [],
      ),
    ),
  ].sort((a, b) => a.sentence - b.sentence)
