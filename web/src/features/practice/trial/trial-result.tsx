import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { answerSentences } from 'shared/rules/evaluator/text/answer-sentences'
import { responseText } from 'shared/rules/evaluator/text/response-text'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import type { Trial } from '#data/practice/trial'
import { useShownEvaluation } from '#data/practice/use-shown-evaluation'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { FlagNotices } from '#ui/evaluation/flag-notices'
import { partsOf } from '#ui/evaluation/response-parts'
import { ScoreCard } from '#ui/evaluation/score-card'
import { SuggestionSteps } from '#ui/evaluation/suggestion-steps'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Icon } from '#ui/icon'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { KeyPoints } from '../result/key-points'
import { ResultAnswer } from '../result/result-answer'

/** The annotated score of a visitor's answer, and the way to keep it. */
export function TrialResult({
  trial,
  result,
  onRewrite,
  onDiscard,
}: {
  trial: Trial
  result: NonNullable<Trial['result']>
  onRewrite: () => void
  onDiscard: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const title = useScenarioTitle(language)
  const { scenario, answers, seconds } = trial
  const stored = useMemo(
    (): StoredEvaluation => ({
      ...result.judged,
      id: 'trial',
      scenarioId: scenario.id,
      response: responseText(answers),
      responseType: 'text',
      createdAt: new Date(result.at).toISOString(),
      answers,
      seconds,
    }),
    [result, scenario, answers, seconds],
  )
  const sentences = useMemo(() => answerSentences(stored.response), [stored.response])
  const shown = useShownEvaluation(stored, scenario, language)
  const begins = useRef<HTMLDivElement>(null)
  useEffect(() => {
    begins.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  const [erasing, setErasing] = useState(false)
  const score = formatNumber(language, stored.score, 1)
  return (
    <Page
      title={title(scenario)}
      margin={<Trans>Your trial</Trans>}
      actions={
        <Button onClick={onRewrite}>
          <Icon of={RotateCcw} size="s" />
          <Trans>Rewrite</Trans>
        </Button>
      }
    >
      <div ref={begins} />
      <VisuallyHidden role="status">{shown && t`Evaluated: ${score} out of 9`}</VisuallyHidden>
      {shown && (
        <>
          <PageSection title={<Trans>The score</Trans>} help={<Trans>Calculated on this device</Trans>}>
            <ScoreCard
              score={shown.score}
              range={shown.band}
              language={language}
              caption={<Trans>Practice score</Trans>}
            >
              <Trans>One answer says little.</Trans>
            </ScoreCard>
            <Stack css={{ marginTop: '4' }}>
              <FlagNotices flags={shown.feedback.flags ?? []} />
            </Stack>
          </PageSection>
          <PageSection title={<Trans>Keep this result</Trans>} help={<Trans>Free, without a credit card</Trans>}>
            <Card>
              <Stack>
                <p>
                  <Trans>
                    Create an account and this answer comes with you, with its score. You will also see model answers
                    and get a plan of what to practise each day, on your phone and your computer, even offline.
                  </Trans>
                </p>
                <Row>
                  <LinkButton to="/auth" search={{ tab: 'register' }} tone="primary">
                    <Trans>Create my account</Trans>
                  </LinkButton>
                  <Button tone="quiet" onClick={() => setErasing(true)}>
                    <Trans>Erase it from this device</Trans>
                  </Button>
                </Row>
              </Stack>
            </Card>
          </PageSection>
          {shown.feedback.suggestions.length > 0 && (
            <PageSection title={<Trans>To score higher</Trans>} help={<Trans>What would change the score most</Trans>}>
              <SuggestionSteps suggestions={shown.feedback.suggestions} />
            </PageSection>
          )}
          <ResultAnswer evaluation={shown} parts={partsOf(stored.response, answers)} scenario={scenario} />
          <KeyPoints feedback={shown.feedback} language={shown.language} sentences={sentences} />
        </>
      )}
      {erasing && (
        <ConfirmDialog
          title={<Trans>Erase your answer?</Trans>}
          confirm={<Trans>Erase</Trans>}
          onConfirm={onDiscard}
          onCancel={() => setErasing(false)}
        >
          <Trans>Your answer and its score will be deleted from this device.</Trans>
        </ConfirmDialog>
      )}
    </Page>
  )
}
