import type { Language } from '../../../model/bilingual.ts'
import type { Feature } from '../key-points/features.ts'

/** Written by api/bench/evaluator/fit-key-points.ts; not to be edited. */
export const MATCHING: {
  /** A digit per concept, in the order of the lexicon: how telling it is, 0 to 9. */
  telling: Record<Language, string>
  /** Weights of the logistic model, and the likelihood from which a sentence makes a key point. */
  weights: Record<Feature, number>
  least: number
} = {
  telling: {
    fr: '0225067987347564365665546664557363047454536334658457335576554754755865535856953353563576335544964346357684836885697167586578567589797986984756458944777397638433484744447623766657687656891044778566895587545775244263044923558543743344765595876779775767776959956685655599999753966545769546895683965579549997599446387797539998',
    en: '0134367999338675364655556664567464247454435356647757444776355965765665556857784454673685356444755348357585857697796156577768669769998976986757389745965388636553597834567624865767687737882147658445994374755756133163154943697634546465635696975699755898668989964668654799987724947356569855997594789679857997699548358996579799',
  },
  weights: {
    base: -5.73,
    learned: 0.4,
    cues: -1.06,
    against: -0.62,
    opposite: -0.93,
    dismisses: -1.05,
    agreement: 0.6,
    clash: -1.36,
    reversed: -0.65,
    covered: 0.55,
    coveredByWords: -5.24,
    density: -3.72,
    explained: 5.24,
    hits: 2.07,
    single: -0.31,
    coveredMore: 0.24,
    explainedMore: 1.73,
    oneDenies: -0.51,
    denies: 0.29,
    asks: 1.08,
    length: 2.29,
  },
  least: 0.44,
}
