/**
 * What was measured on scenarios and attacks that nothing was trained on; shares in percent. Written by api/bench/evaluator/figures.ts; not
 * to be edited.
 */
export const MEASURED = {
  version: '2.10.0',
  answersLearned: 8079,
  formsLearned: 1477,
  answersSealed: 2729,
  answersByReaders: 1700,
  spearman: {
    fr: 0.81,
    en: 0.83,
    words: 0.47,
  },
  error: 1.1,
  withinOne: 61,
  bestBelow6: 11,
  templates: {
    mean: 2.5,
    at7: 2,
  },
  harm: {
    named: 57,
    mistaken: 6,
  },
  elsewhere: 0,
  models: 8.2,
  keyPoints: {
    own: 100,
    paraphrase: 87,
    paraphrases: 168,
    contrary: 8,
    contraries: 98,
  },
  marks: {
    read: 201,
    agreed: 84,
    wrong: 2,
  },
} as const
