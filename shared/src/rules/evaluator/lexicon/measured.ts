/**
 * What was measured on scenarios and attacks that nothing was trained on; shares in percent. Written by api/bench/evaluator/figures.ts; not
 * to be edited.
 */
export const MEASURED = {
  version: '2.4.0',
  answersLearned: 5879,
  formsLearned: 1477,
  answersSealed: 2049,
  answersByReaders: 1020,
  spearman: {
    fr: 0.76,
    en: 0.77,
    words: 0.47,
  },
  error: 1.3,
  withinOne: 53,
  bestBelow6: 16,
  templates: {
    mean: 2.2,
    at7: 1,
  },
  harm: {
    named: 46,
    mistaken: 2,
  },
  elsewhere: 1,
  models: 8.4,
  keyPoints: {
    own: 100,
    paraphrase: 50,
    paraphrases: 168,
    contrary: 28,
    contraries: 98,
  },
} as const
