import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { localDay } from '#browser/clock'
import { download } from '#browser/download'
import { useReviewCounts } from '#data/review-cards'
import { useFreshProgress, useProgress } from '#data/use-progress'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { toast } from '#ui/toast'
import { DashboardSkeleton } from './dashboard-skeleton'
import { ModuleProgressList } from './module-progress-list'
import { RecentActivity } from './recent-activity'
import { ReviewsToday } from './reviews-today'
import { StatsCards } from './stats-cards'
import { useModuleOverview } from './use-module-overview'

/** Version of the exported file (spec 1 §3). */
const EXPORT_VERSION = '1.0'

/** `/dashboard`: the second layout, with the export at its head. */
export function ProgressDashboardScreen() {
  const { t } = useLingui()
  const progress = useProgress()
  const rows = useModuleOverview()
  const reviews = useReviewCounts()
  useFreshProgress()
  const save = () => {
    if (!progress) return
    const file = {
      stats: progress.stats,
      activities: progress.fold.recent,
      exportDate: new Date().toISOString(),
      version: EXPORT_VERSION,
    }
    download(`situ-progress-${localDay(new Date())}.json`, JSON.stringify(file, null, 2))
    toast({ tone: 'success', title: t`Progress exported` })
  }
  return (
    <Page
      title={t`Your progress`}
      lead={<Trans>The same numbers on all your devices, once everything has been sent.</Trans>}
      actions={
        <Button onClick={save} disabled={!progress}>
          <Icon of={Download} size="s" />
          <Trans>Export progress</Trans>
        </Button>
      }
    >
      {progress && rows && reviews ? (
        <>
          <PageSection
            title={<Trans>Your bearings</Trans>}
            help={<Trans>Worked out on this device, offline too</Trans>}
          >
            <StatsCards progress={progress} />
          </PageSection>
          <ReviewsToday counts={reviews} />
          <ModuleProgressList rows={rows} all />
          <RecentActivity activities={progress.fold.recent} />
        </>
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}
