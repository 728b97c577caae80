import * as z from 'zod/mini'
import { KeyPoint, Rubric } from './rubric.ts'
import { Scenario } from './scenario.ts'

const KeyPointWithoutExamples = z.omit(KeyPoint, { examples: true, counterexamples: true })

/**
 * A scenario without the sentences of its key points. These are most of its size, and only the evaluator reads them, so
 * learners get them apart.
 */
export const ListedScenario = z
  .extend(Scenario, {
    rubric: z.optional(z.extend(Rubric, { keyPoints: z.array(KeyPointWithoutExamples) })),
  })
  .register(z.globalRegistry, { id: 'ListedScenario' })
export type ListedScenario = z.infer<typeof ListedScenario>

/** The sentences of a scenario's key points, with which the evaluator compares those of an answer. */
export const ScenarioExamples = z
  .object({
    id: z.string(),
    rubric: z.optional(
      z.object({ keyPoints: z.array(z.pick(KeyPoint, { id: true, examples: true, counterexamples: true })) }),
    ),
  })
  .register(z.globalRegistry, { id: 'ScenarioExamples' })
export type ScenarioExamples = z.infer<typeof ScenarioExamples>
