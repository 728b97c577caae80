import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Crown } from 'lucide-react'
import { useReviewCounts } from '#data/review-cards'
import { useFreshProgress, useProgress } from '#data/use-progress'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { useUser } from '#session/session'
import { Icon } from '#ui/icon'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { PageSection } from '#ui/page-section'
import { VisuallyHidden } from '#ui/visually-hidden'
import { DashboardSkeleton } from './dashboard-skeleton'
import { HeaderActions } from './header-actions'
import { InstallOffer } from './install-offer'
import { ModuleProgressList } from './module-progress-list'
import { PlanCard } from './plan-card'
import { QuickStart } from './quick-start'
import { RecentActivity } from './recent-activity'
import { ReviewsToday } from './reviews-today'
import { StatsCards } from './stats-cards'
import { TestPanel } from './test-panel'
import { useModuleOverview } from './use-module-overview'

/** The crown stands in the line of the name. */
const Greeting = chakra('span', { base: { '& > svg': { display: 'inline', verticalAlign: '-2px' } } })

/** `/`: where the learner was, the four numbers, the modules and what was done last. */
export function DashboardScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const user = useUser()
  const progress = useProgress()
  const rows = useModuleOverview()
  const reviews = useReviewCounts()
  useFreshProgress()
  const name = user.firstName || user.displayName
  const [weekday, ...date] = formatDate(language, new Date(), 'day').split(' ')
  return (
    <Page
      title={
        <Greeting>
          <Trans>Hello, {name}</Trans>
          {user.subscriptionStatus === 'premium' && (
            <>
              {' '}
              <Icon of={Crown} size="l" />
              <VisuallyHidden>
                <Trans>Premium</Trans>
              </VisuallyHidden>
            </>
          )}
        </Greeting>
      }
      documentTitle={t`Dashboard`}
      margin={
        <>
          {weekday} {date.join(' ')}
        </>
      }
      lead={
        <>
          {user.customTitle ?? <Trans>Future medical student</Trans>}
          {user.email && ` · ${user.email}`}
        </>
      }
      actions={<HeaderActions />}
    >
      {progress && rows && reviews ? (
        <>
          <PageBody>
            <PlanCard user={user} />
          </PageBody>
          <QuickStart rows={rows} progress={progress} />
          <ReviewsToday counts={reviews} />
          <PageSection
            title={<Trans>Where you stand</Trans>}
            help={<Trans>Worked out on this device, offline too</Trans>}
          >
            <StatsCards progress={progress} />
          </PageSection>
          <TestPanel />
          <ModuleProgressList rows={rows} />
          <RecentActivity activities={progress.fold.recent} />
          <InstallOffer activities={progress.fold.count} />
        </>
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}
