/**
 * What was measured on scenarios and attacks that nothing was trained on; shares in percent. Written by api/bench/evaluator/figures.ts; not
 * to be edited.
 */
export const MEASURED = {
  version: '2.9.0',
  answersLearned: 5879,
  formsLearned: 1477,
  answersSealed: 2049,
  answersByReaders: 1020,
  spearman: {
    fr: 0.83,
    en: 0.83,
    words: 0.47,
  },
  error: 1,
  withinOne: 61,
  bestBelow6: 9,
  templates: {
    mean: 2.4,
    at7: 2,
  },
  harm: {
    named: 57,
    mistaken: 6,
  },
  elsewhere: 1,
  models: 8,
  keyPoints: {
    own: 100,
    paraphrase: 86,
    paraphrases: 168,
    contrary: 8,
    contraries: 98,
  },
  marks: {
    read: 287,
    agreed: 85,
    wrong: 1.7,
  },
} as const
