import type { adminStatistics as contract } from 'shared/contract/calls/admin/statistics'
import type { Handlers } from 'shared/contract/endpoint'
import type { Caller } from '../../caller'
import { world } from '../../world'
import { peoplePage } from '../people'
import { progressDataOf } from '../progress-data'

const learners = () => Object.values(world.accounts).filter(({ user }) => user.role === 'user')
const count = (items: { isPublished: boolean }[]) => items.filter(({ isPublished }) => isPublished).length

export const adminStatistics: Handlers<typeof contract, Caller> = {
  usersProgress: ({ query }) =>
    peoplePage(query)
      .filter(({ user }) => user.role === 'user')
      .map(({ user: { id, name, displayName, avatar, subscriptionStatus, createdAt }, email }) => {
        return { id, name, displayName, email, avatar, subscriptionStatus, createdAt, progressData: progressDataOf(id) }
      }),

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
