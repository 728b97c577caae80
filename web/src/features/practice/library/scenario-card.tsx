import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Mic, Shuffle } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useDraftIds } from '#data/drafts/drafts'
import { anotherScenario, prefetchScenarios, useScenarioLibrary } from '#data/library/scenario-library'
import { useEvaluations } from '#data/practice/evaluations'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { SensitiveNotice } from '#ui/scenario/sensitive-notice'
import { AnswerForm } from '../answer-form'
import { LastEvaluation } from '../result/last-evaluation'
import { ScenarioText } from '../scenario-text'
import { Tips } from '../tips'

/** A random scenario, preferably one not answered yet: the card of the dashboard. */
export function ScenarioCard() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { all, listed, failed, again } = useScenarioLibrary(language)
  const evaluations = useEvaluations()
  const done = useMemo(() => new Set(evaluations?.map(({ scenarioId }) => scenarioId)), [evaluations])
  const draftIds = useDraftIds()
  const [chosen, setChosen] = useState<string>()
  const [isBegun, setBegun] = useState(false)
  const scenario = listed?.find(({ id }) => id === chosen)
  // Chosen once everything is loaded: a draft has precedence over a random scenario.
  if (!scenario && listed && listed.length > 0 && evaluations && draftIds) {
    const begun = draftIds.find((draft) => listed.some(({ id }) => id === draft))
    setBegun(begun !== undefined)
    setChosen(begun ?? anotherScenario(listed, undefined, done, Math.random())?.id)
  }
  const another = () => {
    setBegun(false)
    setChosen(listed && anotherScenario(listed, scenario?.id, done, Math.random())?.id)
  }
  const isEmpty = failed || listed?.length === 0
  return (
    <PageSection title={<Trans>AI scenario practice</Trans>} help={<Trans>One at random; also works offline</Trans>}>
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
          <Trans>Loading scenarios…</Trans>
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
          {isBegun && (
            <p role="status">
              <Trans>You have started this answer: resume where you left off.</Trans>
            </p>
          )}
          <SensitiveNotice scenario={scenario} onSkip={another} />
          <ScenarioText scenario={scenario} language={language} />
          <AnswerForm
            key={scenario.id}
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
