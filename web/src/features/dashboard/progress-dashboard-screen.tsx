import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useReviewCounts } from '#data/review-cards'
import { useFreshProgress, useProgress } from '#data/use-progress'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { DashboardSkeleton } from './dashboard-skeleton'
import { ExportButtons } from './export-buttons'
import { ModuleProgressList } from './module-progress-list'
import { ProgressCharts } from './progress-charts'
import { QuickStart } from './quick-start'
import { RecentActivity } from './recent-activity'
import { ReviewsToday } from './reviews-today'
import { StatsCards } from './stats-cards'
import { useModuleOverview } from './use-module-overview'

/** `/dashboard`: the second layout, with the export at its head. `children` is the card of a scenario, from another feature. */
export function ProgressDashboardScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const progress = useProgress()
  const rows = useModuleOverview()
  const reviews = useReviewCounts()
  useFreshProgress()
  return (
    <Page
      title={t`Your progress`}
      lead={<Trans>The same numbers on all your devices, once everything has been sent.</Trans>}
      actions={<ExportButtons progress={progress} />}
    >
      {progress && rows && reviews ? (
        <>
          <PageSection
            title={<Trans>Where you stand</Trans>}
            help={<Trans>Worked out on this device, offline too</Trans>}
          >
            <StatsCards progress={progress} />
          </PageSection>
          <QuickStart rows={rows} progress={progress} isWhole />
          <ReviewsToday counts={reviews} />
          <ProgressCharts progress={progress} />
          <ModuleProgressList rows={rows} all />
          {children}
          <RecentActivity activities={progress.fold.recent} />
        </>
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}
