import * as z from 'zod/mini'

/** How far one learner has progressed, as the administrator sees it. */
export const ProgressData = z
  .object({
    completedModules: z.int(),
    completedQuizzes: z.int(),
    completedScenarios: z.int(),
    /** Mean of the quiz attempts in percent; null while there is none. */
    averageScore: z.nullable(z.number()),
    /** Mean of the scored answers to scenarios, out of 9; null while there is none. */
    averageScenarioScore: z.nullable(z.number()),
    /** Percent of the modules that are completed. */
    totalProgress: z.int(),
    /** Minutes. */
    totalTimeSpent: z.int(),
    lastActivity: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'ProgressData' })
export type ProgressData = z.infer<typeof ProgressData>
