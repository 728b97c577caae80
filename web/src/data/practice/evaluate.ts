import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import type { ResponseType } from 'shared/model/evaluation'
import type { ResponseEvaluation } from 'shared/rules/evaluator/evaluate-response'

/** The evaluator's vocabulary is 17 kB: it is loaded when an answer is evaluated or shown, not with the screen. */
const evaluator = () => import('shared/rules/evaluator/evaluate-response')

/** Preloads the evaluator, so that it is ready when the answer is submitted; a failure shows when it is needed. */
export const warmEvaluator = () => void evaluator().catch(() => {})

/** Evaluates an answer on this device. */
export async function evaluate(
  scenario: Scenario,
  response: string | readonly string[],
  responseType: ResponseType,
  language: Language,
): Promise<ResponseEvaluation> {
  const { evaluateResponse } = await evaluator()
  return evaluateResponse({ scenario, response, responseType, language })
}

export const evaluatorVersion = async () => (await evaluator()).EVALUATOR_VERSION
