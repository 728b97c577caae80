import { Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import type { LoggedScenario } from 'shared/rules/practice/practice-history'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { pick } from '#i18n/pick'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { EvidenceLegend } from '#ui/scenario/evidence-text'
import { helpLinesOf } from '#ui/scenario/help-lines'
import { HelpLinesNotice } from '#ui/scenario/help-lines-notice'
import { ModelAnswers } from '#ui/scenario/model-answers'
import { SituationText } from '#ui/scenario/situation-text'
import { ScenarioEvaluation } from '../evaluation/scenario-evaluation'
import { useScenarioEvaluation } from '../evaluation/use-scenario-evaluation'
import { Details } from './details'
import { KeyPointList } from './key-point-list'
import { LoggedAnswer } from './logged-answer'

/**
 * One scenario of a test that was taken on another device: the answers, their evaluation, then what to compare them
 * with, as far as this device has the scenario.
 */
export function ElsewhereScenario({
  logged,
  index,
  language,
  scenario,
  evaluation,
  wpm,
}: {
  logged: LoggedScenario
  index: number
  /** The language of the test. */
  language: Language
  scenario: Scenario | undefined
  evaluation: StoredEvaluation | undefined
  wpm: number | null
}) {
  const { shown, marked } = useScenarioEvaluation(evaluation, scenario, logged.answers)
  const lines = scenario ? helpLinesOf(scenario) : []
  return (
    <PageSection
      title={
        <span lang={language}>
          {index + 1}. {pick(logged.title, language)}
        </span>
      }
    >
      <Stack css={{ gap: '4' }}>
        {scenario && (
          <Details title={<Trans>The situation</Trans>}>
            <SituationText scenario={scenario} language={language} />
          </Details>
        )}
        {marked.some((answer) => answer && answer.marks.length > 0) && <EvidenceLegend />}
        {([0, 1] as const).map((question) => (
          <LoggedAnswer
            key={question}
            logged={logged}
            question={question}
            language={language}
            asked={scenario?.questions[question]}
            marked={marked[question]}
          />
        ))}
        {shown && <ScenarioEvaluation shown={shown} />}
        {lines.length > 0 && <HelpLinesNotice lines={lines} />}
        {scenario?.rubric && scenario.rubric.keyPoints.length > 0 && (
          <Details title={<Trans>What a fair rater looks for</Trans>}>
            <KeyPointList rubric={scenario.rubric} language={language} />
          </Details>
        )}
        {scenario?.modelAnswers && scenario.modelAnswers.length > 0 && (
          <Details title={<Trans>Model answers</Trans>}>
            <ModelAnswers scenario={scenario} language={language} wpm={wpm} />
          </Details>
        )}
      </Stack>
    </PageSection>
  )
}
