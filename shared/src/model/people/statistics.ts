import * as z from 'zod/mini'
import { ProgressData } from '../progress-data.ts'

/** The counters of the administrator's dashboard. */
export const Statistics = z
  .object({
    totalUsers: z.int(),
    /** Users with at least one activity this month. */
    activeUsers: z.int(),
    totalModules: z.int(),
    publishedModules: z.int(),
    totalScenarios: z.int(),
    publishedScenarios: z.int(),
    totalQuizzes: z.int(),
    publishedQuizzes: z.int(),
  })
  .register(z.globalRegistry, { id: 'Statistics' })
export type Statistics = z.infer<typeof Statistics>

/** Learners in the list of recent activity. */
export const RECENT_LEARNERS_MAX = 5

/** One learner in the administrator's progress list. */
export const UserProgress = z
  .object({
    id: z.string(),
    name: z.string(),
    displayName: z.string(),
    email: z.string(),
    avatar: z.string(),
    subscriptionStatus: z.enum(['free', 'premium']),
    createdAt: z.iso.datetime(),
    progressData: ProgressData,
  })
  .register(z.globalRegistry, { id: 'UserProgress' })
export type UserProgress = z.infer<typeof UserProgress>
