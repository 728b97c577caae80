import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { useUser } from '#session/session'
import { Icon } from '#ui/icon'
import { PersonTitle } from '#ui/labels/person-title'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { PageSection } from '#ui/layout/page-section'
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
import { StorageOffer } from './storage-offer'
import { TestPanel } from './test-panel'
import { useDashboard } from './use-dashboard'

/** The crown is on the line of the name. */
const Greeting = chakra('span', { base: { '& > svg': { display: 'inline', verticalAlign: '-2px' } } })

/**
 * Content for wide screens only. A phone shows the plan of the day first, and has profile, plan and sign-out in the
 * account.
 */
const OnDesk = chakra('span', { base: { display: { base: 'none', md: 'contents' } } })
/** Reserves the space of content that arrives a moment later, so that nothing moves under the learner's finger. */
const TodayPlace = chakra('div', {
  base: { minHeight: { base: '420px', xl: '340px' }, '& > section > .body': { paddingBottom: { xl: '40px' } } },
})

/**
 * `/`: today, the point where the learner stopped, the four figures, the modules and the latest activities. `children`
 * is today, from another feature.
 */
export function DashboardScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const language = useLanguage()
  const user = useUser()
  const shown = useDashboard()
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
        <OnDesk>
          <PersonTitle user={user} />
          {user.email && ` · ${user.email}`}
        </OnDesk>
      }
      actions={
        <OnDesk>
          <HeaderActions />
        </OnDesk>
      }
    >
      {shown ? (
        <>
          <TodayPlace>{children}</TodayPlace>
          <OnDesk>
            <PageBody>
              <PlanCard user={user} />
            </PageBody>
          </OnDesk>
          <QuickStart rows={shown.rows} progress={shown.progress} />
          <ReviewsToday counts={shown.reviews} />
          <PageSection
            title={<Trans>Your progress at a glance</Trans>}
            help={<Trans>Calculated on this device, even offline</Trans>}
          >
            <StatsCards progress={shown.progress} />
          </PageSection>
          <TestPanel />
          <ModuleProgressList rows={shown.rows} />
          <RecentActivity activities={shown.progress.fold.recent} />
          <InstallOffer activities={shown.progress.fold.count} />
          <StorageOffer activities={shown.progress.fold.count} />
        </>
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}
