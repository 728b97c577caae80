import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Scenario } from 'shared/model/content/scenario'
import { LANGUAGES } from 'shared/model/languages'
import type { Evaluate } from './own-evaluator.ts'

/** Rounds after which the engine has compiled the evaluator: measured, the times do not change any more. */
const ROUNDS = 2

/**
 * Evaluates the texts of some scenarios, an answer of usual length in each turn of the event loop, because the first
 * evaluation after a start takes several times as long.
 */
export async function warmUpEvaluator(evaluate: Evaluate, scenarios: readonly Scenario[]) {
  for (let round = 0; round < ROUNDS; round++)
    for (const scenario of scenarios.slice(0, 3))
      for (const language of LANGUAGES) {
        await nextTurn()
        evaluate({ scenario, response: scenario.content[language], responseType: 'text', language })
      }
}
