import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Mic, Shuffle } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useEvaluations } from '#data/evaluations'
import { anotherScenario, prefetchScenarios, useScenarioLibrary } from '#data/scenario-library'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { PageSection } from '#ui/page-section'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { AnswerForm } from './answer-form'
import { LastEvaluation } from './last-evaluation'
import { ScenarioText } from './scenario-text'
import { Tips } from './tips'

/** One scenario by chance, answered where one is: the card of the dashboard (spec 2 §2). */
export function ScenarioCard() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { all, listed, failed, again } = useScenarioLibrary(language)
  const evaluations = useEvaluations()
  const done = useMemo(() => new Set(evaluations?.map(({ scenarioId }) => scenarioId)), [evaluations])
  const [chance] = useState(Math.random)
  const [chosen, setChosen] = useState<string>()
  const scenario =
    listed?.find(({ id }) => id === chosen) ??
    (listed && evaluations ? anotherScenario(listed, undefined, done, chance) : undefined)
  const another = () => setChosen(listed && anotherScenario(listed, scenario?.id, done, Math.random())?.id)
  const isEmpty = failed || listed?.length === 0
  return (
    <PageSection title={<Trans>AI scenario practice</Trans>} help={<Trans>One by chance; it also works offline</Trans>}>
      {isEmpty ? (
        <EmptyState
          title={<Trans>No scenario available</Trans>}
          action={
            <Button onClick={again}>
              <Trans>Reload</Trans>
            </Button>
          }
        />
      ) : !scenario ? (
        <p role="status">
          <Trans>Loading scenarios...</Trans>
        </p>
      ) : (
        <Stack css={{ gap: '4' }}>
          <Row>
            <Button onClick={another}>
              <Icon of={Shuffle} size="s" />
              <Trans>New scenario</Trans>
            </Button>
            <LinkButton to="/speech-test" tone="quiet" onClick={prefetchScenarios}>
              <Icon of={Mic} size="s" />
              <Trans>Speech test</Trans>
            </LinkButton>
          </Row>
          <ScenarioText scenario={scenario} language={language} />
          <AnswerForm
            key={`${scenario.id}/${language}`}
            scenario={scenario}
            language={language}
            onDone={({ id }) =>
              void navigate({ to: '/practice', search: { scenario: scenario.id, result: id } as never })
            }
          />
          {evaluations && evaluations.length > 0 && <LastEvaluation evaluations={evaluations} scenarios={all} />}
          <Tips />
        </Stack>
      )}
    </PageSection>
  )
}
