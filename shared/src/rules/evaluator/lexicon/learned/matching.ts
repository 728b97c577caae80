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
    fr: '0225067987347664366675546664667364047455536334658457345576554765765765545856954354573676435544964346358684736885797177587579567689797976975856557844776397638533585744547623667767687556792144777666885587545874244373044924568543743444765586876778775678776959955575655699999653966555769546895683965579549997599546487687649998',
    en: '0245367999349775374655556664567464247454435456747656444766354965765665557847784555673685356454755348357584857697796157577778769779998976975757388744965388636654597834566624865866696637882146657445985464755756133162254944687644546565636696975689765898668989965567654799988724947356558856896595789579857997699658458896579799',
  },
  weights: {
    base: -2.89,
    learned: 0.74,
    cues: -0.63,
    against: -0.14,
    opposite: -0.67,
    dismisses: -0.77,
    agreement: 0.07,
    clash: -2.29,
    reversed: -0.76,
    covered: 9.05,
    coveredByWords: -13.41,
    density: -6.39,
    explained: 3.88,
    hits: 0.4,
    single: -0.29,
    coveredMore: 0.37,
    explainedMore: 0.7,
    oneDenies: -0.52,
    denies: 0.76,
    asks: 0.59,
    like: -4.38,
    likeNotContrary: 5.44,
    likeMore: 10.25,
  },
  least: 0.48,
  byExamples: {
    base: -4.1,
    learned: 0.43,
    cues: -1.09,
    against: -0.54,
    opposite: -1.19,
    dismisses: -0.87,
    agreement: -1.19,
    clash: -2.95,
    reversed: -1.18,
    covered: 5.37,
    coveredByWords: -7.44,
    density: 0.84,
    explained: 2.61,
    hits: 0.69,
    single: -0.19,
    coveredMore: 2.42,
    explainedMore: 0.64,
    oneDenies: -0.37,
    denies: 0.76,
    asks: 0.53,
    like: 12.93,
    likeNotContrary: 15.35,
    likeMore: 9.05,
  },
}
