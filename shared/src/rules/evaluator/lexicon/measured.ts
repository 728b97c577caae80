/**
 * What was measured on scenarios and attacks that nothing was trained on; shares in percent. Written by api/bench/evaluator/figures.ts; not
 * to be edited.
 */
export const MEASURED = {
  version: '2.3.0',
  answersLearned: 2899,
  formsLearned: 1477,
  answersSealed: 1029,
  spearman: {
    fr: 0.76,
    en: 0.76,
    words: 0.17,
  },
  error: 1.2,
  withinOne: 55,
  bestBelow6: 17,
  templates: {
    mean: 3.7,
    at7: 3,
  },
  harm: {
    named: 91,
    mistaken: 1,
  },
  elsewhere: 1,
  models: 7.9,
  keyPoints: {
    own: 100,
    paraphrase: 64,
    paraphrases: 14,
    contrary: 4,
    contraries: 6,
  },
} as const
