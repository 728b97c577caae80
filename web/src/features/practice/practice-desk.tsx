import { Trans, useLingui } from '@lingui/react/macro'
import { Mic, Shuffle } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useEvaluations } from '#data/evaluations'
import { anotherScenario, prefetchScenarios } from '#data/scenario-library'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { Stack } from '#ui/stack'
import { AnswerForm } from './answer-form'
import { EvaluationHistory } from './evaluation-history'
import { JudgeChoice } from './judge-choice'
import { LastEvaluation } from './last-evaluation'
import { PlanLimitNotice } from './plan-limit-notice'
import type { PracticeProps } from './practice-props'
import { ScenarioChoice } from './scenario-choice'
import { ScenarioLibrary } from './scenario-library'
import { ScenarioText } from './scenario-text'
import { Tips } from './tips'

/** Where one chooses a scenario and answers it. */
export function PracticeDesk({ library, address, go }: PracticeProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const evaluations = useEvaluations()
  const { all, listed } = library
  const scenario = listed?.find(({ id }) => id === address.scenario)
  const done = useMemo(() => new Set(evaluations?.map(({ scenarioId }) => scenarioId)), [evaluations])
  useResetWithLanguage(() => void go({ scenario: undefined }, { replace: true, stay: true }))
  const another = () => {
    const next = listed && anotherScenario(listed, scenario?.id, done, Math.random())
    if (next) void go({ scenario: next.id }, { stay: scenario === undefined })
  }
  return (
    <Page
      title={t`AI scenario practice`}
      lead={<Trans>Read a situation, answer, and see which sentences count and what would raise the score.</Trans>}
      actions={
        <>
          <Button disabled={!listed?.length} onClick={another}>
            <Icon of={Shuffle} size="s" />
            <Trans>New scenario</Trans>
          </Button>
          <LinkButton to="/speech-test" onClick={prefetchScenarios}>
            <Icon of={Mic} size="s" />
            <Trans>Speech test</Trans>
          </LinkButton>
        </>
      }
    >
      <PageSection title={<Trans>Scenario</Trans>} help={<Trans>Each one also works offline</Trans>}>
        <Stack css={{ gap: '4' }}>
          <PlanLimitNotice />
          <ScenarioChoice
            library={library}
            chosen={scenario}
            onChoose={(id) => void go({ scenario: id }, { stay: true })}
          />
          {scenario && <ScenarioText scenario={scenario} language={language} />}
        </Stack>
      </PageSection>
      {scenario && (
        <>
          <PageSection title={<Trans>Who evaluates</Trans>} help={<Trans>You can ask another one afterwards</Trans>}>
            <JudgeChoice
              scenario={scenario}
              judge={address.judge}
              onChoose={(judge) => {
                scrollTo({ top: 0 })
                void go({ judge }, { replace: true, stay: true })
              }}
              onKept={(result) => void go({ result })}
            />
          </PageSection>
          <PageSection title={<Trans>Your answer</Trans>} help={<Trans>Typing mistakes do not count</Trans>}>
            <AnswerForm
              key={`${scenario.id}/${language}`}
              scenario={scenario}
              language={language}
              onDone={({ id }) => void go({ result: id })}
            />
          </PageSection>
        </>
      )}
      {evaluations && evaluations.length > 0 && (
        <>
          <PageSection title={<Trans>Where you are</Trans>} help={<Trans>Practice scores, no prediction</Trans>}>
            <LastEvaluation evaluations={evaluations} scenarios={all} />
          </PageSection>
          <PageSection
            title={<Trans>Past evaluations</Trans>}
            help={<Trans>Of this device and of the others, the newest first</Trans>}
          >
            <EvaluationHistory evaluations={evaluations} scenarios={all} />
          </PageSection>
        </>
      )}
      {listed && listed.length > 0 && (
        <ScenarioLibrary
          listed={listed}
          done={done}
          filter={address.filter}
          onFilter={(filter) => void go({ filter }, { replace: true, stay: true })}
        />
      )}
      <PageSection title={<Trans>Tips</Trans>}>
        <Tips />
      </PageSection>
    </Page>
  )
}

/** A change of language resets the choice (spec 2 §4); what was written stays in the scenario's draft. */
function useResetWithLanguage(reset: () => void) {
  const language = useLanguage()
  const shown = useRef(language)
  const onChange = useEffectEvent(reset)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    onChange()
  }, [language])
}
