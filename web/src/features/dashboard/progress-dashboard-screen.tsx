import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
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
import { useDashboard } from './use-dashboard'

/**
 * `/dashboard`: all of the learner's progress, with the export in its header. `children` is the card of a scenario,
 * from another feature.
 */
export function ProgressDashboardScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const shown = useDashboard()
  return (
    <Page
      title={t`Your progress`}
      lead={<Trans>The same numbers on all your devices, once everything is synced.</Trans>}
      actions={<ExportButtons progress={shown?.progress} />}
    >
      {shown ? (
        <>
          <PageSection
            title={<Trans>Your progress at a glance</Trans>}
            help={<Trans>Calculated on this device, even offline</Trans>}
          >
            <StatsCards progress={shown.progress} />
          </PageSection>
          <QuickStart rows={shown.rows} progress={shown.progress} isWhole />
          <ReviewsToday counts={shown.reviews} />
          <ProgressCharts progress={shown.progress} />
          <ModuleProgressList rows={shown.rows} all />
          {children}
          <RecentActivity activities={shown.progress.fold.recent} />
        </>
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}
