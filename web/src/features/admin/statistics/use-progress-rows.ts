import { useLingui } from '@lingui/react/macro'
import { allLearners, type PeopleFilter } from '#data/admin/admin-people'

/**
 * Returns a function that reads every learner who matches a filter, as rows of a table; the first row has the names of
 * the columns.
 */
export function useProgressRows() {
  const { t } = useLingui()
  return async (filter: PeopleFilter) => {
    const columns = [
      t`Name`,
      t`Email`,
      t`Member since`,
      t`Subscription`,
      t`Completed modules`,
      t`Completed quizzes`,
      t`Completed scenarios`,
      t`Average quiz score (%)`,
      t`Average scenario score (out of 9)`,
      t`Overall progress (%)`,
      t`Study time (minutes)`,
      t`Last activity`,
    ]
    const rows = (await allLearners(filter)).map(
      ({ displayName, email, createdAt, subscriptionStatus, progressData: p }) => [
        displayName,
        email,
        createdAt,
        subscriptionStatus === 'premium' ? t`Premium` : t`Free`,
        p.completedModules,
        p.completedQuizzes,
        p.completedScenarios,
        p.averageScore === null ? '' : Math.round(p.averageScore),
        p.averageScenarioScore ?? '',
        p.totalProgress,
        p.totalTimeSpent,
        p.lastActivity ?? '',
      ],
    )
    return [columns, ...rows]
  }
}
