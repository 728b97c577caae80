import { SCORE_MAX } from '../model/evaluation.ts'
import { DIMENSIONS } from '../rules/evaluator/dimension.ts'
import type { ResponseEvaluation } from '../rules/evaluator/evaluator.ts'
import type { EvaluatorInput } from '../rules/evaluator/evaluator-input.ts'
import { responseText } from '../rules/evaluator/text/response-text.ts'
import { countWords } from '../rules/practice/count-words.ts'

const WORDS_A_POINT = 15

/**
 * Replaces the evaluator in tests that need a known score: one point for every fifteen words, rounded, from 1 to
 * `SCORE_MAX`.
 */
export function evaluateByWords({ response, language }: EvaluatorInput): ResponseEvaluation {
  const score = Math.min(SCORE_MAX, Math.max(1, Math.round(countWords(responseText(response)) / WORDS_A_POINT)))
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
