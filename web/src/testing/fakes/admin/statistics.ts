import type { adminStatistics as contract } from 'shared/contract/calls/admin/statistics'
import type { Handlers } from 'shared/contract/endpoint'
import { RECENT_LEARNERS_MAX, type UserProgress } from 'shared/model/people/statistics'
import type { Caller } from '../../caller'
import { type Account, world } from '../../world'
import { peoplePage } from '../people'
import { progressDataOf } from '../progress-data'

const learners = () => Object.values(world.accounts).filter(({ user }) => user.role === 'user')
const count = (items: { isPublished: boolean }[]) => items.filter(({ isPublished }) => isPublished).length

const shown = (accounts: readonly Account[]): UserProgress[] =>
  accounts
    .filter(({ user }) => user.role === 'user')
    .map(({ user: { id, name, displayName, avatar, subscriptionStatus, createdAt }, email }) => {
      return { id, name, displayName, email, avatar, subscriptionStatus, createdAt, progressData: progressDataOf(id) }
    })

export const adminStatistics: Handlers<typeof contract, Caller> = {
  usersProgress: ({ query }) => shown(peoplePage(query)),

  recentLearners: () =>
    shown(Object.values(world.accounts))
      .map((row) => ({ row, at: row.progressData.lastActivity }))
      .filter(({ at }) => at !== null)
      .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
      .slice(0, RECENT_LEARNERS_MAX)
      .map(({ row }) => row),

  statistics: () => {
    const month = new Date().toISOString().slice(0, 7)
    return {
      totalUsers: Object.keys(world.accounts).length,
      activeUsers: learners().filter(({ user }) => progressDataOf(user.id).lastActivity?.startsWith(month)).length,
      totalModules: world.modules.length,
      publishedModules: count(world.modules),
      totalScenarios: world.scenarios.length,
      publishedScenarios: count(world.scenarios),
      totalQuizzes: world.quizzes.length,
      publishedQuizzes: count(world.quizzes),
    }
  },
}
