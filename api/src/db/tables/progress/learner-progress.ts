import type { ProgressFold } from 'shared/model/progress'
import type { ProgressData } from 'shared/model/progress-data'
import { completedModules } from 'shared/rules/progress/progress'
import type { Db } from '../../schema.ts'
import { publishedCount } from '../content/modules.ts'
import { restartedModules } from './module-states.ts'

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 100)))

const tenths = (value: number) => Math.round(value * 10) / 10

/** The progress of these learners, by user id. */
export async function progressOf(db: Db, userIds: readonly string[]): Promise<Map<string, ProgressData>> {
  if (userIds.length === 0) return new Map()
  const folds = await db
    .selectFrom('progressFolds')
    .select(['userId', 'fold', 'activeAt'])
    .where('userId', 'in', userIds)
    .execute()
  const attempts = await db
    .selectFrom('quizAttempts')
    .select(['userId', (eb) => eb.fn.avg<number | string>('score').as('mean')])
    .where('userId', 'in', userIds)
    .groupBy('userId')
    .execute()
  const passed = await db
    .selectFrom('quizAttempts')
    .select(['userId', (eb) => eb.fn.count<number | string>('quizId').distinct().as('n')])
    .where('userId', 'in', userIds)
    .whereRef('score', '>=', 'passingScore')
    .groupBy('userId')
    .execute()
  const answered = await db
    .selectFrom('evaluations')
    .select(['userId', (eb) => eb.fn.count<number | string>('scenarioId').distinct().as('n')])
    .where('userId', 'in', userIds)
    .groupBy('userId')
    .execute()
  const restarted = await restartedModules(db, userIds)
  const modules = await publishedCount(db)
  const by = <T extends { userId: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.userId, row]))
  const [foldBy, meanBy, passedBy, answeredBy] = [by(folds), by(attempts), by(passed), by(answered)]
  return new Map(
    userIds.map((id) => {
      const row = foldBy.get(id)
      const fold = row && (JSON.parse(row.fold) as ProgressFold)
      const completed = fold ? completedModules(fold, restarted.get(id) ?? new Set()) : 0
      const mean = meanBy.get(id)?.mean
      const data: ProgressData = {
        completedModules: completed,
        completedQuizzes: Number(passedBy.get(id)?.n ?? 0),
        completedScenarios: Number(answeredBy.get(id)?.n ?? 0),
        averageScore: mean === undefined ? null : tenths(Number(mean)),
        averageScenarioScore: fold && fold.scoreCount > 0 ? tenths(fold.scoreSum / fold.scoreCount / 100) : null,
        totalProgress: percent(completed, modules),
        totalTimeSpent: fold?.minutes ?? 0,
        lastActivity: row?.activeAt ? new Date(row.activeAt).toISOString() : null,
      }
      return [id, data]
    }),
  )
}
