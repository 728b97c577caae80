import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Scenario } from 'shared/model/content/scenario'
import { LANGUAGES } from 'shared/model/languages'
import type { Evaluate } from './own-evaluator.ts'

/**
 * Evaluates the text of a scenario in each language, each in a turn of the event loop, because the first evaluation
 * opens the data of its language and takes several times as long as the others.
 */
export async function warmUpEvaluator(evaluate: Evaluate, scenario: Scenario | undefined) {
  if (!scenario) return
  for (const language of LANGUAGES) {
    await nextTurn()
    evaluate({ scenario, response: scenario.content[language], responseType: 'text', language })
  }
}
