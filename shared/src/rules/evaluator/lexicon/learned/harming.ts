import type { Language } from '../../../../model/bilingual.ts'
import type { HarmModel } from '../../harm/harm-features.ts'

/** Written by api/bench/evaluator/train-harms.ts; not to be edited. */
export const HARMING: Record<Language, HarmModel> = {
  fr: {
    weights: {
      base: -2.47,
      shift: 0.58,
      ratingShift: -0.91,
      refused: -0.24,
      others: -0.45,
      quoted: -2.98,
      question: -0.37,
      spoken: -0.29,
      length: 1.04,
      own: 0.65,
    },
    sure: 0.154,
    doubtful: 0.056,
    alone: 0.85,
  },
  en: {
    weights: {
      base: -1.99,
      shift: 0.59,
      ratingShift: -0.77,
      refused: -0.73,
      others: -0.58,
      quoted: -2.94,
      question: -1.29,
      spoken: -0.6,
      length: 0.92,
      own: 0.49,
    },
    sure: 0.182,
    doubtful: 0.074,
    alone: 0.818,
  },
}
