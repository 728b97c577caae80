import type { Language } from '../../../../model/bilingual.ts'
import type { ExampleFeature } from '../../key-points/examples.ts'
import type { Feature } from '../../key-points/features.ts'

/** Written by api/bench/evaluator/fit-key-points.ts; not to be edited. */
export const MATCHING: {
  /** A digit per concept, in the order of the lexicon: how telling it is, 0 to 9. */
  telling: Record<Language, string>
  /** Weights of the logistic model, and the likelihood from which a sentence makes a key point. */
  weights: Record<Feature, number>
  least: number
  /** Weights for a key point with examples; the same likelihood is the limit. */
  byExamples: Record<Feature | ExampleFeature, number>
} = {
  telling: {
    fr: '0225067987347564365665546664567363047455536334658457345576554765765765545856954354573676435544964346357785736885797177586579567689797976984756457844876397638433585744557623666767687556882054778566885577545774244273044924568543643444765586876778775678876959955575665699999653966555769546895683965579549997599546487787649998',
    en: '0145367999349775374665556664567464247454435456747656444766354965765665557857784555673585356454755348357585857697796157577768769779998976975757388745965388636654597734566624865866697637882147658445995464755756233163254944687644546565635596985699765898668989965567654799988724947356568856897594789579857998699548458896579799',
  },
  weights: {
    base: -3.49,
    learned: 0.76,
    cues: -0.74,
    against: -0.35,
    opposite: -0.81,
    dismisses: -0.77,
    agreement: -0.24,
    clash: -2.07,
    reversed: -0.71,
    covered: 1.3,
    coveredByWords: -9.86,
    density: -4.56,
    explained: 4.92,
    hits: 1.76,
    single: -0.25,
    coveredMore: 2.25,
    explainedMore: 1.35,
    oneDenies: -0.51,
    denies: 0.61,
    asks: 0.78,
  },
  least: 0.43,
  byExamples: {
    base: -3.75,
    learned: 0.69,
    cues: -0.83,
    against: -0.2,
    opposite: -0.61,
    dismisses: -0.5,
    agreement: -0.42,
    clash: -1.02,
    reversed: -1.01,
    covered: -0.21,
    coveredByWords: -6.97,
    density: -3.1,
    explained: 3.93,
    hits: 2,
    single: -0.21,
    coveredMore: 1.12,
    explainedMore: 1.09,
    oneDenies: -0.36,
    denies: 0.59,
    asks: 0.71,
    nearest: 1.02,
    nearestThree: 6.03,
    counter: -2.13,
    nearer: 3.14,
    twoNearer: 4.67,
    nearestMore: 4.8,
  },
}
