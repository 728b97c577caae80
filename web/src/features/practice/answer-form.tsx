import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { RESPONSE_MAX } from 'shared/model/evaluation'
import { currentDb, unlessClosed } from '#data/db/db'
import { withExamples } from '#data/library/scenario-examples'
import { warmEvaluator } from '#data/practice/evaluate'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { pick } from '#i18n/pick'
import { resetMoment } from '#i18n/reset-moment'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Segmented } from '#ui/form/segmented'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { AnswerClock } from './answer-clock'
import { AnswerHint } from './answer-hint'
import { useAllowance } from './assistants/use-allowance'
import { DraftField } from './draft-field'
import { responseOf, submitDraft } from './submit-draft'
import { UnansweredDialog } from './unanswered-dialog'
import { useDraft } from './use-draft'
import { VoiceAnswer } from './voice-answer'

/** The answer to a scenario, typed or spoken; submitting it evaluates it on this device. */
export function AnswerForm({
  scenario,
  language,
  isSpoken = false,
  assistant,
  onDone,
}: {
  scenario: Scenario
  language: Language
  /** Whether a new answer begins as a spoken one. */
  isSpoken?: boolean
  /** Name of the assistant chosen instead of the application's own AI. */
  assistant?: string | undefined
  onDone: (evaluation: StoredEvaluation) => void
}) {
  const { t } = useLingui()
  const id = useId()
  const { draft, failed, change, finish, reset } = useDraft(scenario.id, isSpoken ? 'audio' : 'text')
  const allowance = useAllowance()
  const { left, limit } = allowance ?? {}
  const isUsedUp = left === 0
  const until = allowance && resetMoment(language, allowance.until)
  const [pending, setPending] = useState(false)
  const [broken, setBroken] = useState(false)
  /** Whether a submission with an unanswered question waits for confirmation. */
  const [asking, setAsking] = useState(false)
  const sending = useRef(false)
  useEffect(() => {
    warmEvaluator(language)
    const db = currentDb()
    withExamples(db, scenario).catch(unlessClosed(db))
  }, [language, scenario])
  if (!draft) return null
  const response = responseOf(draft)
  const blank = response === ''
  const tooLong = response.length > RESPONSE_MAX
  const audio = draft.responseType === 'audio'

  const submit = async () => {
    setAsking(false)
    if (sending.current) return
    sending.current = true
    setPending(true)
    setBroken(false)
    const db = currentDb()
    try {
      const evaluation = await submitDraft(scenario, await finish(), language, isUsedUp)
      reset()
      onDone(evaluation)
    } catch (error) {
      setBroken(true)
      unlessClosed(db)(error)
    } finally {
      sending.current = false
      setPending(false)
    }
  }
  const write = (question: number, text: string) =>
    change({
      answers: Array.from({ length: Math.max(2, question + 1) }, (_, i) =>
        i === question ? text : (draft.answers[i] ?? ''),
      ),
    })
  const asked = scenario.questions.slice(0, 2)
  const unanswered = audio ? 0 : asked.filter((_, i) => (draft.answers[i] ?? '').trim() === '').length

  return (
    <Stack css={{ gap: '4' }}>
      <Row spread>
        <Segmented
          label={t`How you answer`}
          value={draft.responseType}
          options={[
            { value: 'text', label: <Trans>Typed</Trans> },
            { value: 'audio', label: <Trans>Spoken</Trans> },
          ]}
          onChange={(responseType) => change({ responseType })}
        />
        <AnswerClock key={draft.responseType} seconds={audio ? 60 : 210} />
      </Row>
      {audio ? (
        <>
          <VoiceAnswer draft={draft} scenarioId={scenario.id} language={language} onChange={change} />
          <DraftField
            label={t`What you said`}
            hint={<Trans>Record your answer, or type what you say aloud. Correct it before you submit it.</Trans>}
            language={language}
            rows={9}
            value={draft.spoken}
            failed={failed}
            onChange={(spoken) => change({ spoken })}
          />
        </>
      ) : (
        (asked.length > 0 ? asked : [undefined]).map((question, i) => (
          <DraftField
            key={question?.en ?? 'only'}
            label={question ? `${i + 1}. ${pick(question, language)}` : t`Your answer`}
            language={language}
            rows={i === 0 ? 7 : 5}
            value={draft.answers[i] ?? ''}
            failed={failed}
            onChange={(text) => write(i, text)}
          />
        ))
      )}
      {isUsedUp && (
        <Notice tone="warning">
          <Trans>
            Your plan has no evaluations left until {until}. Keep practising: this answer will be evaluated without
            credit. It stays on this device, and its score counts toward your average.
          </Trans>
        </Notice>
      )}
      {broken && (
        <Notice tone="danger" role="alert">
          <Trans>We couldn’t evaluate your answer. It is saved: try again.</Trans>
        </Notice>
      )}
      <Row>
        <Button
          tone="primary"
          size="lg"
          disabled={blank || tooLong}
          loading={pending}
          aria-disabled={pending || undefined}
          aria-describedby={`${id}-hint`}
          onClick={() => (unanswered === 0 ? void submit() : setAsking(true))}
        >
          <Icon of={Send} size="s" />
          <Trans>Submit the answer</Trans>
        </Button>
        <AnswerHint id={`${id}-hint`} className="grow">
          {pending ? (
            <Trans>The answer is being evaluated…</Trans>
          ) : blank ? (
            audio ? (
              <Trans>Enter what you said to submit your answer.</Trans>
            ) : (
              <Trans>Write an answer to submit it.</Trans>
            )
          ) : tooLong ? (
            <Trans>The answer is too long: at most {RESPONSE_MAX} characters.</Trans>
          ) : assistant ? (
            <Trans>Situ AI evaluates it on this device; for {assistant}, use the prompt above.</Trans>
          ) : (
            <Trans>Evaluated on this device, even offline.</Trans>
          )}
        </AnswerHint>
      </Row>
      {left !== undefined && !isUsedUp && (
        <AnswerHint>
          <Trans>
            {left} of {limit} evaluations left in your plan until {until}
          </Trans>
        </AnswerHint>
      )}
      {asking && <UnansweredDialog onConfirm={() => void submit()} onCancel={() => setAsking(false)} />}
    </Stack>
  )
}
