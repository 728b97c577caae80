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
    base: -3.23,
    learned: 1.01,
    cues: -0.73,
    against: 0.08,
    opposite: -0.62,
    dismisses: -0.63,
    agreement: 0.23,
    clash: -1.9,
    reversed: -0.54,
    covered: 8.22,
    coveredByWords: -13.19,
    density: -5.93,
    explained: 3.91,
    hits: 0.29,
    single: -0.25,
    coveredMore: 0.66,
    explainedMore: 0.64,
    oneDenies: -0.55,
    denies: 0.78,
    asks: 0.42,
    like: -4.21,
    likeNotContrary: 5,
    likeMore: 10.65,
  },
  least: 0.51,
  byExamples: {
    base: -3.98,
    learned: 0.74,
    cues: -1.2,
    against: -0.39,
    opposite: -1.13,
    dismisses: -0.71,
    agreement: -1.08,
    clash: -2.67,
    reversed: -0.81,
    covered: 4.94,
    coveredByWords: -7.49,
    density: 1.11,
    explained: 2.72,
    hits: 0.42,
    single: -0.22,
    coveredMore: 2.76,
    explainedMore: 0.57,
    oneDenies: -0.38,
    denies: 0.74,
    asks: 0.41,
    like: 12.89,
    likeNotContrary: 14.47,
    likeMore: 10.06,
  },
}
