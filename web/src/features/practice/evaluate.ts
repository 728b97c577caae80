import type { Language } from 'shared/model/bilingual'
import type { ResponseType } from 'shared/model/evaluation'
import type { Scenario } from 'shared/model/scenario'
import type { ResponseEvaluation } from 'shared/rules/evaluator/evaluate-response'

/** The own evaluator's words are 17 kB: they come when an answer is judged or shown, not with the screen. */
const evaluator = () => import('shared/rules/evaluator/evaluate-response')

/** Fetches the evaluator ahead, so that it is here when the answer is sent; a failure shows when it is needed. */
export const warmEvaluator = () => void evaluator().catch(() => {})

/** What the own evaluator says of an answer, on this device. */
export async function evaluate(
  scenario: Scenario,
  response: string,
  responseType: ResponseType,
  language: Language,
): Promise<ResponseEvaluation> {
  const { evaluateResponse } = await evaluator()
  return evaluateResponse({ scenario, response, responseType, language })
}

export const evaluatorVersion = async () => (await evaluator()).EVALUATOR_VERSION
