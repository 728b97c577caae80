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
    fr: '0235067987347664366675546664667364047555536334658457345676554765765765545856954354563677436544954346358685736785797178596579567689797976975856558744876397638533585744547623667768687656792144777666785577545874244373044924568543754445765586876778775678776959955575665699998653966555769646895684965579549996599546488797649997',
    en: '0245367999349775374655556664567464247454435456747656444766354965765675556847784555673685356454755348357685857697796157577778769879998976975757388745965388636654597734566624865867687637882146657445985474755756233162254944687644546565646696975689765898668989965567655799988724947356558856896595789579857997699648458896679799',
  },
  weights: {
    base: -3.13,
    learned: 0.81,
    cues: -0.61,
    against: -0.07,
    opposite: -0.65,
    dismisses: -0.66,
    agreement: 0.08,
    clash: -2.2,
    reversed: -0.46,
    covered: 8.61,
    coveredByWords: -13.32,
    density: -6.35,
    explained: 3.97,
    hits: 0.55,
    single: -0.15,
    coveredMore: 0.68,
    explainedMore: 0.62,
    oneDenies: -0.53,
    denies: 0.76,
    asks: 0.49,
    like: -4.48,
    likeNotContrary: 5.33,
    likeMore: 10.47,
  },
  least: 0.49,
  byExamples: {
    base: -4.11,
    learned: 0.48,
    cues: -1.08,
    against: -0.55,
    opposite: -1.19,
    dismisses: -0.81,
    agreement: -1.23,
    clash: -2.92,
    reversed: -0.72,
    covered: 5.06,
    coveredByWords: -7.39,
    density: 0.95,
    explained: 2.68,
    hits: 0.78,
    single: -0.1,
    coveredMore: 2.85,
    explainedMore: 0.52,
    oneDenies: -0.37,
    denies: 0.75,
    asks: 0.44,
    like: 12.94,
    likeNotContrary: 15.22,
    likeMore: 9.28,
  },
}
