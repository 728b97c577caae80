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
    fr: '0235067997347664366675546664667364048554536334657457345676554765765765545856854354563677436544954346358684746785798178597569567689797976975856558744876397638533585744547623667768686556792154877666885577545874244373044924568543754445765586876778775678776959955575655699998653966555769646895584965579549996599546488787649997',
    en: '0245367999348785374655556664567464247464435456747656444766354965765675656747784555683685356444755448357585857697796157577778769879998976975757488745965388636654597834566624866767687637882146657446985464755756133162154944687644546565646696975689765898668989965567655799988724947356658856896595789579857997699648458896679799',
  },
  weights: {
    base: -3.19,
    learned: 1.04,
    cues: -0.73,
    against: 0.03,
    opposite: -0.63,
    dismisses: -0.68,
    agreement: 0.2,
    clash: -1.92,
    reversed: -0.59,
    covered: 7.96,
    coveredByWords: -13.09,
    density: -6.07,
    explained: 4.02,
    hits: 0.34,
    single: -0.24,
    coveredMore: 0.97,
    explainedMore: 0.56,
    oneDenies: -0.56,
    denies: 0.78,
    asks: 0.45,
    like: -4.22,
    likeNotContrary: 4.99,
    likeMore: 10.66,
  },
  least: 0.52,
  byExamples: {
    base: -3.87,
    learned: 0.77,
    cues: -1.19,
    against: -0.41,
    opposite: -1.15,
    dismisses: -0.75,
    agreement: -1.11,
    clash: -2.68,
    reversed: -0.88,
    covered: 4.79,
    coveredByWords: -7.45,
    density: 1.08,
    explained: 2.78,
    hits: 0.48,
    single: -0.23,
    coveredMore: 2.94,
    explainedMore: 0.5,
    oneDenies: -0.39,
    denies: 0.75,
    asks: 0.43,
    like: 12.97,
    likeNotContrary: 14.4,
    likeMore: 10.09,
  },
}
