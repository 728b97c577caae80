import { Trans, useLingui } from '@lingui/react/macro'
import type { Activity } from 'shared/model/activity'
import { formatMinutes, formatMoment, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { PageSection } from '#ui/layout/page-section'
import { ACTIVITY_KINDS } from './activity-kinds'
import { activityTitle } from './activity-title'

/** The latest activities, the newest first, at most ten. */
export function RecentActivity({ activities }: { activities: readonly Activity[] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const now = new Date()
  // A date in the calendar is not an activity to show.
  const done = activities.filter(({ type }) => type !== 'test_date')
  return (
    <PageSection title={<Trans>Activity</Trans>} help={<Trans>Newest first</Trans>}>
      {done.length === 0 ? (
        <EmptyState title={<Trans>Nothing here yet.</Trans>}>
          <Trans>What you read, answer and play appears here, even offline.</Trans>
        </EmptyState>
      ) : (
        <List>
          {done.map((activity) => {
            const kind = i18n._(ACTIVITY_KINDS[activity.type].name)
            const title = activityTitle(activity, language) || kind
            return (
              <li key={activity.id}>
                <Icon of={ACTIVITY_KINDS[activity.type].icon} />
                <span className="grow">
                  <b>{title}</b>
                  {title !== kind && <small>{kind}</small>}
                </span>
                <span className="end">
                  <b className="num">
                    <Result activity={activity} />
                  </b>
                  <small>{formatMoment(language, activity.timestamp, now)}</small>
                </span>
              </li>
            )
          })}
        </List>
      )}
    </PageSection>
  )
}

/** The figure of this kind of activity, otherwise whether it was finished, otherwise its time. */
function Result({ activity: { type, score, completed, timeSpent } }: { activity: Activity }) {
  const language = useLanguage()
  if (score !== null && (type === 'scenario' || type === 'casper_scenario'))
    return <Trans>{formatNumber(language, score, 1)} out of 9</Trans>
  if (score !== null && type === 'typing') return <Trans>{formatNumber(language, score)} WPM</Trans>
  if (score !== null && (type === 'quiz' || type === 'casper_test')) return formatPercent(language, score)
  if (score !== null) return formatNumber(language, score)
  if (completed) return <Trans>Completed</Trans>
  return timeSpent === null ? null : formatMinutes(language, timeSpent / 60)
}
