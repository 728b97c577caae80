import { Trans, useLingui } from '@lingui/react/macro'
import { Mic, Scale, Shuffle } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { anotherScenario, prefetchScenarios } from '#data/library/scenario-library'
import { useEvaluations } from '#data/practice/evaluations'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { SensitiveNotice } from '#ui/scenario/sensitive-notice'
import { AnswerForm } from './answer-form'
import { JudgeChoice } from './assistants/judge-choice'
import { PlanLimitNotice } from './assistants/plan-limit-notice'
import { useAssistants } from './assistants/use-assistants'
import { DraftList } from './library/draft-list'
import { ScenarioChoice } from './library/scenario-choice'
import { ScenarioLibrary } from './library/scenario-library'
import type { PracticeProps } from './practice-props'
import { EvaluationHistory } from './result/evaluation-history'
import { LastEvaluation } from './result/last-evaluation'
import { ScenarioText } from './scenario-text'
import { Tips } from './tips'

/** Where the learner chooses a scenario and answers it. */
export function PracticeDesk({ library, address, go }: PracticeProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const evaluations = useEvaluations()
  const { all, listed } = library
  const scenario = listed?.find(({ id }) => id === address.scenario)
  const assistant = useAssistants().find(({ id }) => id === address.judge)
  const done = useMemo(() => new Set(evaluations?.map(({ scenarioId }) => scenarioId)), [evaluations])
  useResetWithLanguage(() => !scenario && void go({ scenario: undefined }, { replace: true, stay: true }))
  const another = () => {
    const next = listed && anotherScenario(listed, scenario?.id, done, Math.random())
    if (next) void go({ scenario: next.id }, { stay: scenario === undefined })
  }
  return (
    <Page
      title={t`AI scenario practice`}
      lead={<Trans>Read a situation, answer, then see which sentences count and what would raise your score.</Trans>}
      actions={
        <>
          <Button disabled={!listed?.length} onClick={another}>
            <Icon of={Shuffle} size="s" />
            <Trans>New scenario</Trans>
          </Button>
          {(listed === undefined || listed.some(({ ratedAnswers = [] }) => ratedAnswers.length > 0)) && (
            <LinkButton to="/practice/rate">
              <Icon of={Scale} size="s" />
              <Trans>Rate the answers</Trans>
            </LinkButton>
          )}
          <LinkButton to="/speech-test" onClick={prefetchScenarios}>
            <Icon of={Mic} size="s" />
            <Trans>Speech test</Trans>
          </LinkButton>
        </>
      }
    >
      <PageSection title={<Trans>Scenario</Trans>} help={<Trans>Each one works offline too</Trans>}>
        <Stack css={{ gap: '4' }}>
          <PlanLimitNotice />
          <ScenarioChoice
            library={library}
            chosen={scenario}
            onChoose={(id) => void go({ scenario: id }, { stay: true })}
          />
          {scenario && <SensitiveNotice scenario={scenario} onSkip={another} />}
          {scenario && <ScenarioText scenario={scenario} language={language} />}
        </Stack>
      </PageSection>
      {listed && listed.length > 0 && (
        <PageSection title={<Trans>Evaluator</Trans>} help={<Trans>You can ask for another opinion afterwards</Trans>}>
          <JudgeChoice
            scenario={scenario}
            judge={address.judge}
            onChoose={(judge) => void go({ judge }, { replace: true, stay: true })}
            onKept={(result) => void go({ result })}
          />
        </PageSection>
      )}
      {scenario && (
        <PageSection title={<Trans>Your answer</Trans>} help={<Trans>A few typos don’t matter</Trans>}>
          <AnswerForm
            key={scenario.id}
            scenario={scenario}
            language={language}
            isSpoken={address.isSpoken}
            assistant={assistant?.name}
            onDone={({ id }) => void go({ result: id })}
          />
        </PageSection>
      )}
      {all && <DraftList scenarios={all} chosen={scenario?.id} />}
      {evaluations && evaluations.length > 0 && (
        <>
          <PageSection title={<Trans>Your progress</Trans>} help={<Trans>Practice scores, not predictions</Trans>}>
            <LastEvaluation evaluations={evaluations} scenarios={all} />
          </PageSection>
          <PageSection
            title={<Trans>Past evaluations</Trans>}
            help={<Trans>From all your devices, newest first</Trans>}
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
      {/* Not while the scenarios load: what comes above would push the tips away under the reader's eyes. */}
      {(listed || library.failed) && (
        <PageSection title={<Trans>Tips</Trans>}>
          <Tips />
        </PageSection>
      )}
    </Page>
  )
}

/**
 * A change of language resets the choice of a scenario that does not exist in it; the text stays in the scenario's
 * draft.
 */
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
