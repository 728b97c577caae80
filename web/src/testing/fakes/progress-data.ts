import type { ProgressData } from 'shared/model/progress-data'
import { isRestarted } from 'shared/rules/progress/module-progress'
import { completedModules, foldActivities } from 'shared/rules/progress/progress'
import { world } from '../world'

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 100)))

/** The modules that a learner started over and has not completed since. */
export const restartedOf = (userId: string): ReadonlySet<string> =>
  new Set(
    world.modules
      .filter(({ id, pageCount }) => {
        const state = world.states[userId]?.[id]
        return state !== undefined && isRestarted(state, pageCount)
      })
      .map(({ id }) => id),
  )

/** The progress of one learner in the fake world. */
export function progressDataOf(userId: string): ProgressData {
  const activities = (world.logs[userId] ?? []).map(({ activity }) => activity)
  const fold = foldActivities(activities)
  const completed = completedModules(fold, restartedOf(userId))
  const attempts = world.attempts[userId] ?? []
  return {
    completedModules: completed,
    completedQuizzes: new Set(
      attempts
        .filter(({ quizId, score }) => score >= (world.quizzes.find(({ id }) => id === quizId)?.passingScore ?? 70))
        .map(({ quizId }) => quizId),
    ).size,
    completedScenarios: new Set(world.evaluations[userId]?.map(({ scenarioId }) => scenarioId)).size,
    averageScore: attempts.length === 0 ? null : attempts.reduce((sum, { score }) => sum + score, 0) / attempts.length,
    averageScenarioScore: fold.scoreCount === 0 ? null : fold.scoreSum / fold.scoreCount / 100,
    totalProgress: percent(completed, world.modules.filter(({ isPublished }) => isPublished).length),
    totalTimeSpent: fold.minutes,
    lastActivity: fold.recent[0] ? new Date(fold.recent[0].timestamp).toISOString() : null,
  }
}
