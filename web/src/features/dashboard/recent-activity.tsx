import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { Activity } from 'shared/model/activity'
import { useLastKnown } from '#data/db/use-query'
import { useTitles } from '#data/library/titles'
import { useEntries } from '#data/progress/history'
import { formatMoment } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ActivityRows } from '#ui/activity/activity-rows'
import { EmptyState } from '#ui/feedback/empty-state'
import { Skeleton } from '#ui/feedback/skeleton'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/layout/page-section'
import { LinkButton } from '#ui/link-button'

/** The latest activities, the newest first, at most ten: each opens its record. */
export function RecentActivity({ activities }: { activities: readonly Activity[] }) {
  const language = useLanguage()
  const entries = useLastKnown('recent activity', useEntries(activities))
  const titles = useTitles()
  const now = new Date()
  return (
    <PageSection title={<Trans>Activity</Trans>} help={<Trans>Newest first</Trans>}>
      {!entries || !titles ? (
        <Skeleton css={{ borderRadius: 'lg' }} style={{ height: `${61 * activities.length}px` }} aria-busy="true" />
      ) : entries.length === 0 ? (
        <EmptyState title={<Trans>Nothing here yet.</Trans>}>
          <Trans>What you read, answer and play appears here, even offline.</Trans>
        </EmptyState>
      ) : (
        <>
          <ActivityRows
            entries={entries}
            titles={titles}
            language={language}
            moment={(timestamp) => formatMoment(language, timestamp, now)}
          />
          <LinkButton to="/history" tone="quiet" css={{ marginTop: '2' }}>
            <Icon of={History} size="s" />
            <Trans>See the whole history</Trans>
          </LinkButton>
        </>
      )}
    </PageSection>
  )
}
