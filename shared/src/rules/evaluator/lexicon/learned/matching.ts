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
    fr: '0225067987347564365665546664567363047455536334658457345576554765765765545856954354573676435544964346357785736885797177586579567689797976984756457844876397638433585744557623666767687556882054778566885577545774244273044924568543643444765586876778775678876959955575665699999653966555769546895683965579549997599546487787649998',
    en: '0145367999349775374665556664567464247454435456747656444766354965765665557857784555673585356454755348357585857697796157577768769779998976975757388745965388636654597734566624865866697637882147658445995464755756233163254944687644546565635596985699765898668989965567654799988724947356568856897594789579857998699548458896579799',
  },
  weights: {
    base: -2.34,
    learned: 0.73,
    cues: -0.59,
    against: -0.17,
    opposite: -0.62,
    dismisses: -0.59,
    agreement: 0.54,
    clash: -1.6,
    reversed: -0.72,
    covered: 5.39,
    coveredByWords: -11.89,
    density: -6.61,
    explained: 3.54,
    hits: 1.09,
    single: -0.23,
    coveredMore: 0.48,
    explainedMore: 1.18,
    oneDenies: -0.56,
    denies: 0.58,
    asks: 0.88,
    like: -0.65,
    likeNotContrary: -0.65,
    likeMore: 6.47,
  },
  least: 0.48,
  byExamples: {
    base: -3.75,
    learned: 0.38,
    cues: -0.98,
    against: -0.09,
    opposite: -0.96,
    dismisses: -0.88,
    agreement: 0.2,
    clash: -0.95,
    reversed: -1.02,
    covered: -0.72,
    coveredByWords: -5.07,
    density: -0.78,
    explained: 2.51,
    hits: 1.1,
    single: -0.18,
    coveredMore: 1.01,
    explainedMore: 0.48,
    oneDenies: -0.33,
    denies: 0.52,
    asks: 0.8,
    like: 10.48,
    likeNotContrary: 12.74,
    likeMore: 9.09,
  },
}
