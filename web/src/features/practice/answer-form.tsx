import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import { RESPONSE_MAX } from 'shared/model/evaluation'
import type { Scenario } from 'shared/model/scenario'
import { db, type StoredEvaluation, unlessClosed } from '#data/db'
import { pick } from '#i18n/pick'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Notice } from '#ui/notice'
import { Row } from '#ui/row'
import { Segmented } from '#ui/segmented'
import { Stack } from '#ui/stack'
import { AnswerClock } from './answer-clock'
import { DraftField } from './draft-field'
import { warmEvaluator } from './evaluate'
import { responseOf, submitDraft } from './submit-draft'
import { useDraft } from './use-draft'
import { useResetMoment } from './use-reset-moment'
import { useUsedUpUntil } from './use-used-up-until'
import { VoiceAnswer } from './voice-answer'

const Hint = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** The answer to a scenario, written or spoken; sending it evaluates it here. */
export function AnswerForm({
  scenario,
  language,
  onDone,
}: {
  scenario: Scenario
  language: Language
  onDone: (evaluation: StoredEvaluation) => void
}) {
  const { t } = useLingui()
  const id = useId()
  const { draft, failed, change, finish, reset } = useDraft(scenario.id)
  const usedUpUntil = useUsedUpUntil()
  const resetMoment = useResetMoment()
  const [pending, setPending] = useState(false)
  const [broken, setBroken] = useState(false)
  const sending = useRef(false)
  useEffect(warmEvaluator, [])
  if (!draft) return null
  const response = responseOf(draft)
  const blank = response === ''
  const tooLong = response.length > RESPONSE_MAX
  const audio = draft.responseType === 'audio'

  const submit = async () => {
    if (sending.current) return
    sending.current = true
    setPending(true)
    setBroken(false)
    const home = db()
    try {
      const evaluation = await submitDraft(scenario, await finish(), language, usedUpUntil !== undefined)
      reset()
      onDone(evaluation)
    } catch (error) {
      setBroken(true)
      unlessClosed(home)(error)
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

  return (
    <Stack css={{ gap: '4' }}>
      <Row spread>
        <Segmented
          label={t`How you answer`}
          value={draft.responseType}
          options={[
            { value: 'text', label: <Trans>In writing</Trans> },
            { value: 'audio', label: <Trans>By voice</Trans> },
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
      {usedUpUntil && (
        <Notice tone="warning">
          <Trans>
            Your plan’s evaluations are used up until {resetMoment(usedUpUntil)}. Go on practising: this answer is
            evaluated and kept on this device, without credit.
          </Trans>
        </Notice>
      )}
      {broken && (
        <Notice tone="danger" role="alert">
          <Trans>The answer could not be evaluated. It is kept: try again.</Trans>
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
          onClick={() => void submit()}
        >
          <Icon of={Send} size="s" />
          <Trans>Submit the answer</Trans>
        </Button>
        <Hint id={`${id}-hint`} className="grow">
          {pending ? (
            <Trans>The answer is being evaluated…</Trans>
          ) : blank ? (
            audio ? (
              <Trans>Enter what you said to submit it.</Trans>
            ) : (
              <Trans>Write an answer to submit it.</Trans>
            )
          ) : tooLong ? (
            <Trans>The answer is too long: at most {RESPONSE_MAX} characters.</Trans>
          ) : (
            <Trans>Evaluated on this device, also offline.</Trans>
          )}
        </Hint>
      </Row>
    </Stack>
  )
}
