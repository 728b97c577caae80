import type { Language } from '../../../../model/bilingual.ts'
import type { Feature } from '../../key-points/features.ts'

/** Written by api/bench/evaluator/fit-key-points.ts; not to be edited. */
export const MATCHING: {
  /** A digit per concept, in the order of the lexicon: how telling it is, 0 to 9. */
  telling: Record<Language, string>
  /** Weights of the logistic model, and the likelihood from which a sentence makes a key point. */
  weights: Record<Feature, number>
  least: number
  /** Weights for a key point with enough examples; the same likelihood is the limit. */
  byExamples: Record<Feature, number>
} = {
  telling: {
    fr: '0235067997347664366675546664667364048555536344657457345676554865765765545856954354563677435544954346358684736785798168597569567689797976975856558744876397637533585744547623667768686556792144877666875577545874244373044924568543753445765686876778775678776959955575655699998653966555769646895584965579549996599546488787649997',
    en: '0245367999348785374655556664567464248464435456747756444766354965765675656747784555683685356444755448357585757697796157577778769879998976975757488745965388636654597834566624865767787637882146657446985474755756133162154944687644546465646696975789765898668989965567655799988624946356658856896595789579857997699648459896679799',
  },
  weights: {
    base: -3.24,
    learned: 1.02,
    cues: -0.73,
    against: 0.06,
    opposite: -0.62,
    dismisses: -0.63,
    agreement: 0.24,
    clash: -1.9,
    reversed: -0.54,
    covered: 8.11,
    coveredByWords: -13.15,
    density: -5.93,
    explained: 3.93,
    hits: 0.29,
    single: -0.25,
    coveredMore: 0.71,
    explainedMore: 0.63,
    oneDenies: -0.55,
    denies: 0.77,
    asks: 0.41,
    like: -4.24,
    likeNotContrary: 5,
    likeMore: 10.66,
  },
  least: 0.52,
  byExamples: {
    base: -3.89,
    learned: 0.75,
    cues: -1.2,
    against: -0.42,
    opposite: -1.13,
    dismisses: -0.7,
    agreement: -1.07,
    clash: -2.67,
    reversed: -0.79,
    covered: 4.88,
    coveredByWords: -7.46,
    density: 1.11,
    explained: 2.73,
    hits: 0.41,
    single: -0.22,
    coveredMore: 2.78,
    explainedMore: 0.56,
    oneDenies: -0.38,
    denies: 0.74,
    asks: 0.4,
    like: 12.88,
    likeNotContrary: 14.48,
    likeMore: 10.08,
  },
}
