import { SCORE_MAX } from '../model/evaluation.ts'
import { countWords } from '../rules/count-words.ts'
import { DIMENSIONS, type EvaluatorInput, type ResponseEvaluation } from '../rules/evaluator/evaluate-response.ts'

const WORDS_A_POINT = 15

/** Stands in for the evaluator where a test needs to know the score: one point for every fifteen words. */
export function evaluateByWords({ response, language }: EvaluatorInput): ResponseEvaluation {
  const score = Math.min(SCORE_MAX, Math.max(1, Math.round(countWords(response) / WORDS_A_POINT)))
  return {
    score,
    metrics: { clinicalAccuracy: score, communication: score, empathy: score },
    dimensions: Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, score])),
    feedback: {
      suggestions: [language === 'fr' ? 'Dites ce que vous ignorez encore.' : 'Say what you do not know yet.'],
      strengths: [],
      evidence: [],
      met: [],
      missed: [],
      flags: [],
    },
    engine: { id: 'own', version: 'words' },
    language,
    confidence: 'low',
    band: [Math.max(1, score - 1), Math.min(SCORE_MAX, score + 1)],
  }
}
