/**
 * What was measured on scenarios and attacks that nothing was trained on; shares in percent. Written by api/bench/evaluator/figures.ts; not
 * to be edited.
 */
export const MEASURED = {
  version: '2.12.0',
  answersLearned: 13311,
  formsLearned: 1477,
  sentencesLearned: 96650,
  answersSealed: 4297,
  answersByReaders: 3268,
  spearman: {
    fr: 0.85,
    en: 0.86,
    words: 0.42,
  },
  error: 0.9,
  withinOne: 70,
  bestBelow6: 7,
  templates: {
    mean: 2.9,
    at7: 0,
  },
  harm: {
    named: 57,
    mistaken: 6,
  },
  elsewhere: 2,
  models: 8.1,
  keyPoints: {
    own: 100,
    paraphrase: 88,
    paraphrases: 168,
    contrary: 8,
    contraries: 98,
  },
  marks: {
    read: 299,
    agreed: 85,
    wrong: 2.7,
  },
} as const
