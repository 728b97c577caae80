import type { Language } from '../../../../model/bilingual.ts'
import type { HarmModel } from '../../harm/harm-features.ts'

/** Written by api/bench/evaluator/train-harms.ts; not to be edited. */
export const HARMING: Record<Language, HarmModel> = {
  fr: {
    weights: {
      base: -2.46,
      shift: 0.58,
      ratingShift: -0.92,
      refused: -0.24,
      others: -0.45,
      quoted: -2.99,
      question: -0.37,
      spoken: -0.3,
      length: 1.04,
      own: 0.65,
    },
    sure: 0.157,
    doubtful: 0.055,
    alone: 0.853,
  },
  en: {
    weights: {
      base: -1.99,
      shift: 0.59,
      ratingShift: -0.78,
      refused: -0.74,
      others: -0.59,
      quoted: -2.95,
      question: -1.29,
      spoken: -0.6,
      length: 0.93,
      own: 0.49,
    },
    sure: 0.176,
    doubtful: 0.072,
    alone: 0.823,
  },
}
