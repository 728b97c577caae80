/**
 * What was measured on scenarios and attacks that nothing was trained on; shares in percent. Written by api/bench/evaluator/figures.ts; not
 * to be edited.
 */
export const MEASURED = {
  version: '2.14.0',
  answersLearned: 15231,
  formsLearned: 1477,
  sentencesLearned: 106929,
  answersSealed: 4937,
  answersByReaders: 3908,
  spearman: {
    fr: 0.87,
    en: 0.88,
    words: 0.44,
  },
  error: 0.8,
  withinOne: 74,
  bestBelow6: 6,
  templates: {
    mean: 2.8,
    at7: 0,
  },
  harm: {
    named: 60,
    mistaken: 7,
  },
  elsewhere: 1,
  models: 8,
  keyPoints: {
    own: 99,
    paraphrase: 89,
    paraphrases: 168,
    contrary: 9,
    contraries: 98,
  },
  marks: {
    read: 300,
    agreed: 84,
    wrong: 2,
  },
} as const
