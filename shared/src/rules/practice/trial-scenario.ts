import type { Scenario } from '../../model/content/scenario.ts'

const isWhole = ({ content, questions }: Scenario) =>
  content.fr.trim() !== '' && content.en.trim() !== '' && questions.length === 2

/**
 * The scenario that a visitor without an account may answer: the first typed situation for beginners that exists in
 * both languages, otherwise the first typed scenario that does; undefined where there is none. `scenarios` are in their
 * order.
 */
export function trialScenario(scenarios: readonly Scenario[]): Scenario | undefined {
  const typed = scenarios.filter((scenario) => scenario.format === 'typed' && isWhole(scenario))
  return typed.find(({ kind, difficulty }) => kind === 'situational' && difficulty === 'beginner') ?? typed[0]
}
