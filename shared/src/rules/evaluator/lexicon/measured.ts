/**
 * What was measured on scenarios and attacks that nothing was trained on; shares in percent. Written by api/bench/evaluator/figures.ts; not
 * to be edited.
 */
export const MEASURED = {
  version: '2.11.0',
  answersLearned: 11031,
  formsLearned: 1477,
  answersSealed: 3617,
  answersByReaders: 2588,
  spearman: {
    fr: 0.83,
    en: 0.85,
    words: 0.43,
  },
  error: 1,
  withinOne: 64,
  bestBelow6: 7,
  templates: {
    mean: 2.6,
    at7: 0,
  },
  harm: {
    named: 57,
    mistaken: 6,
  },
  elsewhere: 2,
  models: 8.2,
  keyPoints: {
    own: 100,
    paraphrase: 87,
    paraphrases: 168,
    contrary: 8,
    contraries: 98,
  },
  marks: {
    read: 300,
    agreed: 81,
    wrong: 3,
  },
} as const
