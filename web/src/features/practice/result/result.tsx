import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { answerSentences } from 'shared/rules/evaluator/text/answer-sentences'
import { isOwn } from 'shared/rules/practice/rolling-mean'
import { recentWpm } from 'shared/rules/progress/progress'
import { currentDb } from '#data/db/db'
import { EMPTY_DRAFT, saveDraft } from '#data/drafts/drafts'
import { anotherScenario } from '#data/library/scenario-library'
import { useEvaluations } from '#data/practice/evaluations'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { useShownEvaluation } from '#data/practice/use-shown-evaluation'
import { useProgress } from '#data/progress/use-progress'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { partsOf } from '#ui/evaluation/response-parts'
import { SuggestionSteps } from '#ui/evaluation/suggestion-steps'
import { Icon } from '#ui/icon'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { PageSection } from '#ui/layout/page-section'
import { helpLinesOf } from '#ui/scenario/help-lines'
import { HelpLinesNotice } from '#ui/scenario/help-lines-notice'
import { ModelAnswers } from '#ui/scenario/model-answers'
import { ModelHelp } from '#ui/scenario/model-help'
import { VisuallyHidden } from '#ui/visually-hidden'
import { OtherOpinions } from '../assistants/other-opinions'
import { useEngineName } from '../assistants/use-engine-name'
import type { PracticeProps } from '../practice-props'
import { ResultAnswer } from './result-answer'
import { ResultDimensions } from './result-dimensions'
import { ResultHarms } from './result-harms'
import { ResultNotices } from './result-notices'
import { ResultPoints } from './result-points'
import { ResultScore } from './result-score'
import { ResultVoice } from './result-voice'

/**
 * One evaluation, in this order: the score, the suggestions, the answer with its evidence, what lowered the score, the
 * voice of a spoken answer, the dimensions, the key points, model answers, help lines, and other opinions.
 */
export function Result({
  stored,
  crumb,
  library: { all, listed },
  address,
  go,
}: PracticeProps & { stored: StoredEvaluation; crumb: ReactNode }) {
  const { t } = useLingui()
  const language = useLanguage()
  const scenario = all?.find(({ id }) => id === stored.scenarioId)
  const shown = useShownEvaluation(stored, scenario, language)
  const evaluations = useEvaluations()
  const progress = useProgress()
  const engineName = useEngineName()
  const title = useScenarioTitle(language)
  const begins = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = begins.current?.closest('main')?.querySelector('h1')
    heading?.focus({ preventScroll: true })
  }, [])
  const own = isOwn(stored)
  const parts = partsOf(stored.response, stored.answers)
  const sentences = useMemo(() => answerSentences(stored.response), [stored.response])
  const spoken = stored.responseType === 'audio'

  const rewrite = async () => {
    const texts = [0, 1].map((q) => parts.find(({ question }) => (question ?? 0) === q)?.text ?? '')
    const draft = spoken ? { spoken: stored.response } : { answers: texts }
    await saveDraft(currentDb(), stored.scenarioId, { ...EMPTY_DRAFT, ...draft, responseType: stored.responseType })
    await go({ scenario: stored.scenarioId, result: undefined })
  }
  const next = () => {
    const done = new Set(evaluations?.map(({ scenarioId }) => scenarioId))
    const scenarioId = anotherScenario(listed ?? [], stored.scenarioId, done, Math.random())?.id
    void go({ scenario: scenarioId, result: undefined })
  }
  const score = formatNumber(language, stored.score, 1)
  const models = scenario?.modelAnswers ?? []
  const lines = scenario ? helpLinesOf(scenario) : []
  return (
    <Page
      title={title(scenario)}
      crumb={crumb}
      margin={spoken ? <Trans>Spoken answer</Trans> : <Trans>Typed answer</Trans>}
      actions={
        <>
          <Button disabled={!scenario} onClick={() => void rewrite()}>
            <Icon of={RotateCcw} size="s" />
            <Trans>Rewrite</Trans>
          </Button>
          <Button tone="primary" disabled={!listed?.length} onClick={next}>
            <Trans>Next scenario</Trans>
            <Icon of={ArrowRight} size="s" />
          </Button>
        </>
      }
    >
      <div ref={begins} />
      <VisuallyHidden role="status">{shown && t`Evaluated: ${score} out of 9`}</VisuallyHidden>
      {shown && (
        <>
          <PageSection
            title={<Trans>The score</Trans>}
            help={own ? <Trans>{engineName(stored.engine)}, on this device</Trans> : engineName(stored.engine)}
          >
            <ResultScore evaluation={shown} evaluations={evaluations ?? []} />
            <ResultNotices evaluation={shown} />
          </PageSection>
          {shown.feedback.suggestions.length > 0 && (
            <PageSection title={<Trans>To score higher</Trans>} help={<Trans>What would change the score most</Trans>}>
              <SuggestionSteps suggestions={shown.feedback.suggestions} />
            </PageSection>
          )}
          <ResultAnswer evaluation={shown} parts={parts} scenario={scenario} />
          {stored.credited !== false && <ResultHarms evaluation={shown} sentences={sentences} />}
          {spoken && stored.voice && <ResultVoice voice={stored.voice} transcript={stored.response} />}
          {shown.dimensions && (
            <PageSection title={<Trans>Ten dimensions</Trans>} help={<Trans>From 1 to 9</Trans>}>
              <ResultDimensions dimensions={shown.dimensions} />
            </PageSection>
          )}
          <ResultPoints evaluation={shown} sentences={sentences} />
        </>
      )}
      {scenario && models.length > 0 && progress && (
        <PageSection
          title={<Trans>Model answers</Trans>}
          help={<ModelHelp typed={scenario.format === 'typed'} wpm={recentWpm(progress.fold)} />}
        >
          <ModelAnswers key={language} scenario={scenario} language={language} wpm={recentWpm(progress.fold)} />
        </PageSection>
      )}
      {lines.length > 0 && (
        <PageBody>
          <HelpLinesNotice lines={lines} />
        </PageBody>
      )}
      {scenario && own && (
        <PageSection
          title={<Trans>Another opinion</Trans>}
          help={<Trans>From an assistant, about this same answer</Trans>}
        >
          <OtherOpinions
            own={stored}
            evaluations={evaluations ?? []}
            scenario={scenario}
            judge={address.judge}
            onChoose={(judge) => void go({ judge }, { replace: true, stay: true })}
          />
        </PageSection>
      )}
    </Page>
  )
}
