import type { adminStatistics as contract } from 'shared/contract/calls/admin/statistics'
import type { Handlers } from 'shared/contract/endpoint'
import { RECENT_LEARNERS_MAX, type UserProgress } from 'shared/model/people/statistics'
import { isAdministrator } from 'shared/rules/access'
import type { UserRow } from '../../db/rows/people.ts'
import { countContent, countPeople, latestPeople, peoplePage } from '../../db/tables/people/people.ts'
import { progressOf } from '../../db/tables/progress/learner-progress.ts'
import type { Call } from '../../http/call.ts'
import { avatarSeed } from '../../secrets.ts'
import { fullName, planOf } from '../user.ts'

interface Services {
  secret: string
  adminEmail: string
}
const monthStart = (now: number) => {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

/** Counters and the progress of every learner. */
export function adminStatistics({ secret, adminEmail }: Services): Handlers<typeof contract, Call> {
  async function shown(rows: readonly UserRow[], { db, now }: Pick<Call, 'db' | 'now'>): Promise<UserProgress[]> {
    const people = rows.filter(({ email }) => !isAdministrator(email, adminEmail))
    const progress = await progressOf(
      db,
      people.map(({ id }) => id),
    )
    return people.flatMap((row) => {
      const progressData = progress.get(row.id)
      const name = fullName(row)
      return progressData
        ? [
            {
              id: row.id,
              name,
              displayName: row.displayName ?? name,
              email: row.email ?? '',
              avatar: avatarSeed(secret, row.id),
              subscriptionStatus: planOf(row, now) === 'free' ? ('free' as const) : ('premium' as const),
              createdAt: new Date(row.createdAt).toISOString(),
              progressData,
            },
          ]
        : []
    })
  }
  return {
    usersProgress: async ({ query }, call) => shown(await peoplePage(call.db, query ?? {}, call.now), call),

    // One person more than is shown is read, because the administrator may be among them and is left out.
    recentLearners: async (_, call) =>
      (await shown(await latestPeople(call.db, RECENT_LEARNERS_MAX + 1), call)).slice(0, RECENT_LEARNERS_MAX),

    statistics: async (_, { db, now }) => {
      const people = await countPeople(db, monthStart(now))
      const [modules, scenarios, quizzes] = [
        await countContent(db, 'modules'),
        await countContent(db, 'scenarios'),
        await countContent(db, 'quizzes'),
      ]
      return {
        totalUsers: people.total,
        activeUsers: people.active,
        totalModules: modules.total,
        publishedModules: modules.published,
        totalScenarios: scenarios.total,
        publishedScenarios: scenarios.published,
        totalQuizzes: quizzes.total,
        publishedQuizzes: quizzes.published,
      }
    },
  }
}
