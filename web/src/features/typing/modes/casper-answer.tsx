import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import { RESPONSE_MAX } from 'shared/model/evaluation'
import { markBusy } from '#browser/busy'
import { lookEvery } from '#browser/look-every'
import { type SituDb, unlessClosed } from '#data/db/db'
import { type CasperRun, casperAnswers, finishCasperRun } from '#data/typing/casper-typing'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Timer } from '#ui/feedback/timer'
import { Textarea } from '#ui/form/textarea'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { SituationText } from '#ui/scenario/situation-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { NotSaved, type SaveFailure, saveFailure } from '../report/not-saved'
import { useCasperLog } from './use-casper-log'

const LOOK_EVERY_MS = 250
const LOW_SECONDS = 60

const Top = chakra('div', {
  base: { position: 'sticky', top: { base: 'topBar', lg: 0 }, zIndex: 'sticky', background: 'bg', paddingBlock: '2' },
})
const Question = chakra('div', {
  base: { '& > label': { display: 'block', fontWeight: 600, marginBottom: '6px', maxWidth: 'measure' } },
})

/** Both questions of a scenario against the clock. At zero the run ends with the answers as they are. */
export function CasperAnswer({ run, scenario, db }: { run: CasperRun; scenario: Scenario; db: SituDb }) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const { begun, write, close, reopen, elapsed } = useCasperLog(db, run)
  const [texts] = useState(() => casperAnswers(begun))
  const [left, setLeft] = useState(() => Math.ceil((run.lengthMs - elapsed()) / 1000))
  const [failure, setFailure] = useState<SaveFailure>()
  const [refused, setRefused] = useState(false)
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault()
    setRefused(true)
  }
  const ending = useRef(false)
  const first = useRef<HTMLTextAreaElement>(null)
  const finish = useEffectEvent(() => {
    if (ending.current) return
    ending.current = true
    const durationMs = elapsed()
    finishCasperRun(db, close(), scenario, durationMs).catch((error: unknown) => {
      setFailure(saveFailure(error))
      // The learner can try again: the text is still here.
      ending.current = false
      reopen()
      unlessClosed(db)(error)
    })
  })
  useEffect(() => markBusy('typing'), [])
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    let isOver = false
    const look = () => {
      const rest = Math.max(0, run.startedAt + run.lengthMs - Date.now())
      setLeft(Math.ceil(rest / 1000))
      if (rest > 0 || isOver) return
      // The run is ended automatically only once. If that fails, the learner ends it by hand.
      isOver = true
      finish()
    }
    return lookEvery(LOOK_EVERY_MS, look)
  }, [run.startedAt, run.lengthMs])
  return (
    <Stack css={{ gap: '4' }}>
      <Top data-bar data-clock-bar>
        <Row spread>
          <Timer seconds={left} warnBelow={LOW_SECONDS} label={t`Time left`} />
          <EndButton onEnd={finish} />
        </Row>
      </Top>
      <VisuallyHidden role="status">
        {left < LOW_SECONDS && left > 0 && <Trans>Less than a minute.</Trans>}
      </VisuallyHidden>
      {failure && (
        <Notice tone="danger" role="alert">
          <NotSaved failure={failure} />
        </Notice>
      )}
      {refused && (
        <Notice tone="warning" role="status">
          <Trans>Only typing counts: no pasting, dragging or dictation.</Trans>
        </Notice>
      )}
      <Card>
        <SituationText scenario={scenario} language={language} />
      </Card>
      {scenario.questions.map((question, part) => (
        <Question key={question.en}>
          <label htmlFor={`${id}-${part}`}>
            {part + 1}. {pick(question, language)}
          </label>
          <Textarea
            serif
            ref={part === 0 ? first : null}
            id={`${id}-${part}`}
            rows={part === 0 ? 6 : 5}
            lang={language}
            maxLength={Math.floor(RESPONSE_MAX / 2) - 1}
            spellCheck={false}
            autoComplete="off"
            defaultValue={texts[part]}
            onInput={({ currentTarget: { value, selectionEnd } }) => {
              write(part, value, selectionEnd)
              setRefused(false)
            }}
            onPaste={refuse}
            onDrop={refuse}
          />
        </Question>
      ))}
    </Stack>
  )
}

function EndButton({ onEnd }: { onEnd: () => void }) {
  return (
    <Button onClick={onEnd}>
      <Icon of={Check} size="s" />
      <Trans>I have finished</Trans>
    </Button>
  )
}
