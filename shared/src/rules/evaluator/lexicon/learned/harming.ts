import type { Language } from '../../../../model/bilingual.ts'
import type { HarmModel } from '../../harm/harm-features.ts'

/** Written by api/bench/evaluator/train-harms.ts; not to be edited. */
export const HARMING: Record<Language, HarmModel> = {
  fr: {
    weights: {
      base: -1.5,
      shift: 0.67,
      refused: -0.35,
      others: -0.28,
      quoted: -3.17,
      question: -0.58,
      spoken: -0.45,
      length: 0.68,
      own: 0.64,
    },
    sure: 0.262,
    doubtful: 0.095,
    alone: 0.88,
  },
  en: {
    weights: {
      base: -1.24,
      shift: 0.66,
      refused: -0.72,
      others: -0.42,
      quoted: -3.45,
      question: -1.32,
      spoken: -0.66,
      length: 0.61,
      own: 0.46,
    },
    sure: 0.285,
    doubtful: 0.09,
    alone: 0.836,
  },
}
