import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RESPONSE_MAX } from 'shared/model/evaluation'
import { responseText } from 'shared/rules/evaluator/text/response-text'
import { evaluate, warmEvaluator } from '#data/practice/evaluate'
import type { Trial } from '#data/practice/trial'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { AnswerHint } from '../answer-hint'
import { DraftField } from '../draft-field'
import { ScenarioText } from '../scenario-text'
import { UnansweredDialog } from '../unanswered-dialog'
import { workedSeconds } from '../worked-seconds'

/** The situation, its two questions, and the answer of a visitor. */
export function TrialDesk({
  title,
  trial,
  isFull,
  onChange,
}: {
  title: string
  trial: Trial
  /** Whether the device had no room for the last change. */
  isFull: boolean
  onChange: (trial: Trial) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [pending, setPending] = useState(false)
  const [broken, setBroken] = useState(false)
  const [asking, setAsking] = useState(false)
  const lastAt = useRef(Date.now())
  useEffect(() => warmEvaluator(language), [language])
  const { scenario, answers } = trial
  const length = responseText(answers).length
  const unanswered = answers.filter((text) => text.trim() === '').length
  const isTooLong = length > RESPONSE_MAX

  const write = (question: number, text: string) => {
    const now = Date.now()
    const worked = workedSeconds(lastAt.current, now)
    lastAt.current = now
    const written = answers.map((old, i) => (i === question ? text : old))
    onChange({ ...trial, answers: written, seconds: trial.seconds + worked })
  }
  const submit = async () => {
    setAsking(false)
    setPending(true)
    setBroken(false)
    try {
      const { band: _, questions: __, ...judged } = await evaluate(scenario, answers, 'text', language)
      scrollTo({ top: 0 })
      onChange({ ...trial, result: { judged, language, at: Date.now() } })
    } catch {
      // For example, the device is offline and has never loaded the evaluator.
      setBroken(true)
      setPending(false)
    }
  }
  return (
    <Page
      title={title}
      lead={
        <Trans>
          Read the situation, answer both questions, and see your score explained sentence by sentence. No account is
          needed.
        </Trans>
      }
    >
      <PageSection title={<Trans>Scenario</Trans>} help={<Trans>As on test day: a situation and two questions</Trans>}>
        <ScenarioText scenario={scenario} language={language} />
      </PageSection>
      <PageSection title={<Trans>Your answer</Trans>} help={<Trans>A few typos don’t matter</Trans>}>
        <Stack css={{ gap: '4' }}>
          {scenario.questions.map((question, i) => (
            <DraftField
              key={question.en}
              label={`${i + 1}. ${pick(question, language)}`}
              language={language}
              rows={i === 0 ? 7 : 5}
              value={answers[i] ?? ''}
              failed={isFull}
              onChange={(text) => write(i, text)}
            />
          ))}
          {broken && (
            <Notice tone="danger" role="alert">
              <Trans>We couldn’t evaluate your answer. It is saved: try again.</Trans>
            </Notice>
          )}
          <Row>
            <Button
              tone="primary"
              size="lg"
              disabled={length === 0 || isTooLong}
              loading={pending}
              onClick={() => (unanswered === 0 ? void submit() : setAsking(true))}
            >
              <Icon of={Send} size="s" />
              <Trans>See my score</Trans>
            </Button>
            <AnswerHint className="grow" role="status">
              {pending
                ? t`The answer is being evaluated…`
                : length === 0
                  ? t`Write an answer to submit it.`
                  : isTooLong
                    ? t`The answer is too long: at most ${RESPONSE_MAX} characters.`
                    : t`Your answer is evaluated on this device and sent nowhere.`}
            </AnswerHint>
          </Row>
          {asking && <UnansweredDialog onConfirm={() => void submit()} onCancel={() => setAsking(false)} />}
        </Stack>
      </PageSection>
    </Page>
  )
}
