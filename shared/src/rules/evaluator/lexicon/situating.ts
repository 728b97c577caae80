import type { SituationFeature } from '../situation-features.ts'

interface Model {
  weights: Record<SituationFeature, number>
  none: number
  whole: number
}
/** Written by api/bench/evaluator/fit-situation.ts; not to be edited. */
export const SITUATING: {
  /** At the logit `none` and below an answer is about something else; from `whole` on it is surely about its situation. */
  belonging: Record<'situated' | 'personal', Model>
  /** At the logit `none` and below an answer would fit any situation; from `whole` on it is fully specific. */
  specific: Record<'situated' | 'personal', Model>
} = {
  belonging: {
    situated: {
      weights: {
        base: -7.02,
        words: 4.01,
        rareWords: 2.45,
        wordsOfIt: 1.79,
        wordShare: 2.11,
        named: 1.52,
        namedShare: 1.46,
        noNames: 0.7,
        strangers: -1.3,
        concepts: 0.43,
        conceptShare: 2.99,
        conceptsOfIt: 2.23,
        points: 1.85,
        noPoints: 3.25,
        length: -0.81,
        longer: -2.07,
        situationLength: -2.76,
        past: 0,
        supposed: 0,
      },
      none: -1.95,
      whole: 0.6,
    },
    personal: {
      weights: {
        base: -5.26,
        words: 2.49,
        rareWords: 0.92,
        wordsOfIt: 0.11,
        wordShare: 0.34,
        named: -0.09,
        namedShare: -0.09,
        noNames: -0.32,
        strangers: -0.2,
        concepts: 0.12,
        conceptShare: 0.69,
        conceptsOfIt: 1.51,
        points: 1.21,
        noPoints: 2.39,
        length: -0.05,
        longer: -0.73,
        situationLength: -1.07,
        past: 3.77,
        supposed: -2.63,
      },
      none: -1.58,
      whole: -0.42,
    },
  },
  specific: {
    situated: {
      weights: {
        base: -7.24,
        words: 4.82,
        rareWords: 0.76,
        wordsOfIt: 2.45,
        wordShare: 3.2,
        named: -1.34,
        namedShare: 0.16,
        noNames: 0.13,
        strangers: 0.38,
        concepts: 0.4,
        conceptShare: 4.63,
        conceptsOfIt: 2.97,
        points: 1.93,
        noPoints: 2.55,
        length: -2.92,
        longer: -1.02,
        situationLength: -1.97,
        past: 0,
        supposed: 0,
      },
      none: -3.97,
      whole: -0.38,
    },
    personal: {
      weights: {
        base: -2.42,
        words: 1.65,
        rareWords: 0.36,
        wordsOfIt: 0.21,
        wordShare: 0.24,
        named: -1.07,
        namedShare: -0.91,
        noNames: -0.77,
        strangers: 0.73,
        concepts: -0.35,
        conceptShare: 1.61,
        conceptsOfIt: 0.62,
        points: 1.1,
        noPoints: 0.99,
        length: -0.92,
        longer: -0.55,
        situationLength: -0.68,
        past: 3.57,
        supposed: -2.77,
      },
      none: -2.82,
      whole: -0.27,
    },
  },
}
