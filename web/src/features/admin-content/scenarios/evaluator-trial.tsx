import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { ResponseEvaluation } from 'shared/rules/evaluator/evaluator'
import { evaluate } from '#data/practice/evaluate'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { FLAG_TEXTS } from '#ui/labels/flag-texts'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/stack'
import { ScoreRuler } from '#ui/scenario/score-ruler'
import { FieldGroup } from '../editor/field-group'
import { PreviewLanguage } from '../editor/preview-language'
import { rubricOf, type ScenarioForm } from './scenario-form'

/** Evaluates a trial answer with the rubric in the form; nothing is stored. */
export function EvaluatorTrial({ form }: { form: ScenarioForm }) {
  const { t } = useLingui()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [response, setResponse] = useState('')
  const [found, setFound] = useState<ResponseEvaluation>()
  const [busy, setBusy] = useState(false)
  const tryOut = async () => {
    setBusy(true)
    try {
      const { title, content, questions, kind, rubric } = form
      const scenario = { title, content, questions, kind, ...(rubric && { rubric: rubricOf(rubric) }) }
      setFound(await evaluate(scenario, response, 'text', language))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FieldGroup
      title={<Trans>Try the evaluator</Trans>}
      help={<Trans>The evaluator uses the rubric shown here, saved or not. The trial itself is not saved.</Trans>}
    >
      <div>
        <PreviewLanguage
          language={language}
          onChange={(next) => {
            setLanguage(next)
            setFound(undefined)
          }}
        />
      </div>
      <Field label={t`An answer to both questions`}>
        {(control) => (
          <Textarea
            {...control}
            serif
            rows={8}
            lang={language}
            value={response}
            onChange={(event) => setResponse(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button disabled={response.trim() === ''} loading={busy} onClick={() => void tryOut()}>
          <Trans>Evaluate</Trans>
        </Button>
      </div>
      {found && <TrialResult found={found} />}
    </FieldGroup>
  )
}

function TrialResult({ found: { score, band, feedback } }: { found: ResponseEvaluation }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const said = (value: number) => formatNumber(language, value, 1)
  const [low, high] = band
  const text = t`${said(score)} out of 9, probably between ${said(low)} and ${said(high)}`
  const lines = (points: readonly { keyPointId: string; text: string }[]) => (
    <ul>
      {points.map((point) => (
        <li key={point.keyPointId}>
          {point.text} ({point.keyPointId})
        </li>
      ))}
    </ul>
  )
  return (
    <Card role="status">
      <Stack>
        <p>
          <b>{text}</b>
        </p>
        <ScoreRuler score={score} low={low} high={high} label={text} />
        <h4>
          <Trans>Key points found</Trans>
        </h4>
        {feedback.met.length > 0 ? lines(feedback.met) : <p>–</p>}
        <h4>
          <Trans>Key points not found</Trans>
        </h4>
        {feedback.missed.length > 0 ? lines(feedback.missed) : <p>–</p>}
        {feedback.flags.map((flag) => {
          const known = FLAG_TEXTS[flag]
          return (
            <Notice key={flag} tone="warning">
              {known ? i18n._(known) : flag}
            </Notice>
          )
        })}
      </Stack>
    </Card>
  )
}
