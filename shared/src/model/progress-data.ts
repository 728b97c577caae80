import * as z from 'zod/mini'

/** How far one learner has progressed, as the administrator sees it. */
export const ProgressData = z
  .object({
    completedModules: z.int(),
    completedQuizzes: z.int(),
    completedScenarios: z.int(),
    /** Percent; null while nothing has a score. */
    averageScore: z.nullable(z.number()),
    /** Percent of the modules that are completed. */
    totalProgress: z.int(),
    /** Minutes. */
    totalTimeSpent: z.int(),
    lastActivity: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'ProgressData' })
export type ProgressData = z.infer<typeof ProgressData>
