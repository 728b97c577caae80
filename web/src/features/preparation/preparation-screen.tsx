import { Trans, useLingui } from '@lingui/react/macro'
import { testPreparation } from 'shared/contract/calls/test-preparation'
import { isStale } from 'shared/rules/test-dates'
import { easternDay } from '#browser/eastern-time'
import { useResource } from '#data/http/use-resource'
import { useFreshProgress } from '#data/progress/use-progress'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { useAnchor } from '#ui/layout/use-anchor'
import { CompetencyList } from './competency-list'
import { FactList } from './fact-list'
import { ABOUT_THE_TEST, FACTS_CHECKED_ON, FACTS_CYCLE, OFFICIAL_SITE, REGISTRATION } from './facts'
import { FigureCards } from './figure-cards'
import { PracticeTests } from './practice-tests'
import { PreparationModules } from './preparation-modules'
import { TestDates } from './test-dates'

/** `/casper`: the test, practice for it, and its dates. */
export function PreparationScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const dates = useResource(testPreparation.dates, {}, { freshFor: 300_000 })
  const competencies = useResource(testPreparation.competencies, {})
  useFreshProgress()
  useAnchor(dates.settled && competencies.settled)
  const today = easternDay(new Date())
  return (
    <Page
      title={t`Test preparation`}
      margin={<Trans>{FACTS_CYCLE} format</Trans>}
      lead={
        <Trans>
          The current Casper test, timed practice in its exact format, and your date. Situ is independent of{' '}
          {OFFICIAL_SITE.name}, which owns the test.
        </Trans>
      }
    >
      {isStale(FACTS_CHECKED_ON, today) && (
        <PageBody>
          <Notice tone="warning">
            <Trans>
              These facts were checked on {formatDate(language, `${FACTS_CHECKED_ON}T12:00`)}. Check the official site
              before making any decision.
            </Trans>
          </Notice>
        </PageBody>
      )}
      <FigureCards />
      <PracticeTests />
      <PreparationModules />
      <TestDates dates={dates.value ?? undefined} settled={dates.settled} today={today} />
      <CompetencyList competencies={competencies.value ?? undefined} settled={competencies.settled} />
      <FactList
        title={<Trans>How to register</Trans>}
        help={<Trans>Step by step</Trans>}
        facts={REGISTRATION}
        ordered
      />
      <FactList
        title={<Trans>Good to know</Trans>}
        help={<Trans>With the source of each fact</Trans>}
        facts={ABOUT_THE_TEST}
      />
    </Page>
  )
}
