import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useMemo } from 'react'
import { scenarios } from 'shared/contract/calls/scenarios'
import type { Scenario } from 'shared/model/content/scenario'
import { type PracticePlan, practicePlans } from 'shared/rules/practice/practice-plan'
import { phasesOf, totalSeconds } from 'shared/rules/practice/practice-test'
import { useResource } from '#data/http/use-resource'
import { type PastTest, usePracticeHistory } from '#data/practice/practice-history'
import { useRunningTest } from '#data/practice/practice-runs'
import { formatDate, formatMinutes } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Notice } from '#ui/feedback/notice'
import { Skeleton } from '#ui/feedback/skeleton'
import { planName } from '#ui/labels/plan-name'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { PastTests } from './past-tests'

/** Whole tests and mini-tests in the real format, and the results of past ones. */
export function PracticeTests() {
  const language = useLanguage()
  const { t } = useLingui()
  const list = useResource(scenarios.list, {}, { freshFor: 300_000 })
  const running = useRunningTest()
  const history = usePracticeHistory()
  const plans = useMemo(() => list.value && practicePlans(list.value, language), [list.value, language])
  const past = history?.past ?? []
  return (
    <PageSection
      id="practice-tests"
      title={<Trans>Practice tests</Trans>}
      help={<Trans>The exact format, offline too</Trans>}
    >
      <Stack css={{ gap: '4' }}>
        {running && (
          <Notice
            tone="warning"
            icon={Timer}
            action={
              <LinkButton to="/casper/run/$run" params={{ run: running.id }} size="sm">
                <Trans>Continue</Trans>
              </LinkButton>
            }
          >
            <Trans>{planName(running.planId)} is in progress. Its clock is running.</Trans>
          </Notice>
        )}
        {plans && list.value && plans.length > 0 && (
          <ActionList aria-label={t`Practice tests`}>
            {plans.map((plan) => (
              <ActionLink key={plan.id} to="/casper/test/$plan" params={{ plan: plan.id }}>
                <ActionContent
                  icon={Timer}
                  title={planName(plan.id)}
                  caption={<PlanCaption plan={plan} scenarios={list.value ?? []} last={lastOf(past, plan.id)} />}
                />
              </ActionLink>
            ))}
          </ActionList>
        )}
        {plans?.length === 0 && (
          <EmptyState title={<Trans>Not enough scenarios in English for a practice test yet.</Trans>} />
        )}
        {!plans &&
          (list.settled ? (
            <EmptyState
              title={<Trans>The scenarios are not on this device yet.</Trans>}
              action={
                <Button onClick={list.again}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              <Trans>They download the first time you are online, then stay on your device.</Trans>
            </EmptyState>
          ) : (
            <Skeleton css={{ height: '240px', borderRadius: 'lg' }} />
          ))}
        {past.length > 0 && <PastTests past={past} />}
      </Stack>
    </PageSection>
  )
}

const lastOf = (past: readonly PastTest[], planId: string) => past.find((test) => test.planId === planId)

function PlanCaption({
  plan,
  scenarios: all,
  last,
}: {
  plan: PracticePlan
  scenarios: readonly Scenario[]
  last: PastTest | undefined
}) {
  const language = useLanguage()
  const formats = plan.scenarioIds.map((id) => all.find((s) => s.id === id)?.format ?? 'typed')
  const minutes = formatMinutes(language, Math.ceil(totalSeconds({ phases: phasesOf(formats), extraTime: 1 }) / 60))
  const count = formats.length
  return (
    <>
      <Plural value={count} one="# scenario" other="# scenarios" />, <Trans>{minutes} at most by Situ’s clock</Trans>
      {last && (
        <>
          {' · '}
          <Trans>taken on {formatDate(language, last.at, 'short')}</Trans>
        </>
      )}
    </>
  )
}
