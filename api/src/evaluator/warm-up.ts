import { setImmediate as nextTurn } from 'node:timers/promises'
import { LANGUAGES } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/scenario'
import type { Evaluate } from './own-evaluator.ts'

/** By then the engine has made machine code of what reads an answer: measured, the times change no more. */
const ROUNDS = 4

/**
 * Judges what some scenarios say of themselves, an answer of ordinary length in each turn of the event loop, so that no learner's answer is
 * the first one after a start: that one takes several times as long.
 */
export async function warmUpEvaluator(evaluate: Evaluate, scenarios: readonly Scenario[]) {
  for (let round = 0; round < ROUNDS; round++)
    for (const scenario of scenarios.slice(0, 3))
      for (const language of LANGUAGES) {
        await nextTurn()
        evaluate({ scenario, response: scenario.content[language], responseType: 'text', language })
      }
}
