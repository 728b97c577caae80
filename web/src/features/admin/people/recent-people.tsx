import { Plural, Trans } from '@lingui/react/macro'
import type { UserProgress } from 'shared/model/people/statistics'
import { formatMoment, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Avatar } from '#ui/avatar'
import { List } from '#ui/layout/list'
import { NobodyFound } from './nobody-found'

/** Number of users shown. */
const SHOWN = 5

/** The progress of the first users, and when they were last active. */
export function RecentPeople({ people, label }: { people: readonly UserProgress[]; label: string }) {
  const language = useLanguage()
  const now = new Date()
  if (people.length === 0) return <NobodyFound isNarrowed={false} />
  return (
    <List aria-label={label}>
      {people.slice(0, SHOWN).map(({ id, displayName, avatar, progressData: p }) => (
        <li key={id}>
          <Avatar seed={avatar} />
          <div className="grow">
            <b>{displayName}</b>
            <small>
              <Plural value={p.completedModules} one="# module completed" other="# modules completed" />
              {' · '}
              <Plural value={p.completedQuizzes} one="# quiz completed" other="# quizzes completed" />
            </small>
            <small>
              {p.lastActivity ? (
                <Trans>Last active: {formatMoment(language, p.lastActivity, now)}</Trans>
              ) : (
                <Trans>No activity yet</Trans>
              )}
            </small>
          </div>
          <div className="end">
            <b>{p.averageScore === null ? '–' : formatPercent(language, p.averageScore)}</b>
            <small>
              <Trans>average score</Trans>
            </small>
          </div>
        </li>
      ))}
    </List>
  )
}
