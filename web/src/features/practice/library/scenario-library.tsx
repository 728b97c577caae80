import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Keyboard, Video } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import { practicePlans, testsOfScenarios } from 'shared/rules/practice/practice-plan'
import { useLanguage } from '#session/language'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { LEVEL_NAMES } from '#ui/labels/module-words'
import { planName } from '#ui/labels/plan-name'
import { SCENARIO_CATEGORY_NAMES } from '#ui/labels/scenario-words'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { PageSection } from '#ui/layout/page-section'
import { LibraryControls } from './library-controls'
import { type LibraryFilter, matchesLibrary } from './library-filter'

const SHOWN = 10

/** All scenarios of this language, with filters. */
export function ScenarioLibrary({
  listed,
  done,
  filter,
  onFilter,
}: {
  listed: readonly Scenario[]
  done: ReadonlySet<string>
  filter: LibraryFilter
  onFilter: (filter: LibraryFilter) => void
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const title = useScenarioTitle(language)
  // Each scenario names the practice tests that use it, so that learners can keep it for the test.
  const tests = useMemo(() => testsOfScenarios(practicePlans(listed, language)), [listed, language])
  const namesOf = (ids: readonly string[]) => ids.map(planName).join(', ')
  const [all, setAll] = useState(false)
  const shown = listed.filter((scenario) => matchesLibrary(scenario, filter, done))
  const rest = shown.length - SHOWN
  return (
    <PageSection
      title={<Trans>All scenarios</Trans>}
      help={
        <span role="status">
          <Trans>
            Matches: {shown.length} of {listed.length}
          </Trans>
        </span>
      }
    >
      <LibraryControls filter={filter} onChange={onFilter} />
      {shown.length === 0 ? (
        <EmptyState
          drawing="search"
          title={<Trans>No scenario found</Trans>}
          action={
            <Button onClick={() => onFilter({})}>
              <Trans>Show all scenarios</Trans>
            </Button>
          }
        >
          <Trans>No scenario matches all these filters.</Trans>
        </EmptyState>
      ) : (
        <ActionList aria-label={t`All scenarios`}>
          {shown.slice(0, all ? undefined : SHOWN).map((scenario) => (
            <ActionLink key={scenario.id} to="/practice" search={{ ...filter, scenario: scenario.id } as never}>
              <ActionContent
                icon={done.has(scenario.id) ? CircleCheck : scenario.format === 'typed' ? Keyboard : Video}
                title={title(scenario)}
                caption={
                  <>
                    {i18n._(SCENARIO_CATEGORY_NAMES[scenario.category])} · {i18n._(LEVEL_NAMES[scenario.difficulty])}
                    {done.has(scenario.id) && (
                      <>
                        {' · '}
                        <Trans>done</Trans>
                      </>
                    )}
                    {tests.has(scenario.id) && (
                      <>
                        <br />
                        <Trans>used in {namesOf(tests.get(scenario.id) ?? [])}</Trans>
                      </>
                    )}
                  </>
                }
              />
            </ActionLink>
          ))}
        </ActionList>
      )}
      {rest > 0 && !all && (
        <Button css={{ marginTop: '3' }} onClick={() => setAll(true)}>
          <Plural value={rest} one="Show # more" other="Show # more" />
        </Button>
      )}
    </PageSection>
  )
}
