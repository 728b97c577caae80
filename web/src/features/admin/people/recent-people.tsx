import { Plural, Trans } from '@lingui/react/macro'
import type { UserProgress } from 'shared/model/people/statistics'
import { formatMoment, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Avatar } from '#ui/avatar'
import { EmptyState } from '#ui/feedback/empty-state'
import { List } from '#ui/layout/list'

/** The progress of the learners who were active last, and when. */
export function RecentPeople({ people, label }: { people: readonly UserProgress[]; label: string }) {
  const language = useLanguage()
  const now = new Date()
  if (people.length === 0)
    return (
      <EmptyState title={<Trans>No activity yet</Trans>}>
        <Trans>Learners appear here once they have done something.</Trans>
      </EmptyState>
    )
  return (
    <List aria-label={label}>
      {people.map(({ id, displayName, avatar, progressData: p }) => (
        <li key={id}>
          <Avatar seed={avatar} />
          <div className="grow">
            <b>{displayName}</b>
            <small>
              <Plural value={p.completedModules} one="# module completed" other="# modules completed" />
              {' · '}
              <Plural value={p.completedQuizzes} one="# quiz completed" other="# quizzes completed" />
            </small>
            {p.lastActivity && (
              <small>
                <Trans>Last active: {formatMoment(language, p.lastActivity, now)}</Trans>
              </small>
            )}
          </div>
          <div className="end">
            <small>
              {p.averageScore === null ? (
                <Trans>Quizzes: –</Trans>
              ) : (
                <Trans>Quizzes: {formatPercent(language, p.averageScore)} on average</Trans>
              )}
            </small>
            <small>
              {p.averageScenarioScore === null ? (
                <Trans>Scenarios: –</Trans>
              ) : (
                <Trans>Scenarios: {formatNumber(language, p.averageScenarioScore, 1)} out of 9 on average</Trans>
              )}
            </small>
          </div>
        </li>
      ))}
    </List>
  )
}
