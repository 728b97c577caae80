import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFreshProgress, useProgress } from '#data/progress/use-progress'
import { useReviewCounts } from '#data/quizzes/review-cards'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { DashboardSkeleton } from './dashboard-skeleton'
import { ExportButtons } from './export-buttons'
import { ModuleProgressList } from './module-progress-list'
import { ProgressCharts } from './progress-charts'
import { QuickStart } from './quick-start'
import { RecentActivity } from './recent-activity'
import { ReviewsToday } from './reviews-today'
import { StatsCards } from './stats-cards'
import { useModuleOverview } from './use-module-overview'

/**
 * `/dashboard`: the second layout, with the export in its header. `children` is the card of a scenario, from another
 * feature.
 */
export function ProgressDashboardScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const progress = useProgress()
  const rows = useModuleOverview()
  const reviews = useReviewCounts()
  useFreshProgress()
  return (
    <Page
      title={t`Your progress`}
      lead={<Trans>The same numbers on all your devices, once everything is synced.</Trans>}
      actions={<ExportButtons progress={progress} />}
    >
      {progress && rows && reviews ? (
        <>
          <PageSection
            title={<Trans>Your progress at a glance</Trans>}
            help={<Trans>Calculated on this device, even offline</Trans>}
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
