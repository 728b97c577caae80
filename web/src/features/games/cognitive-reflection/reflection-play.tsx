import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { scoreReflection } from 'shared/rules/games/cognitive-reflection'
import { pick } from '#i18n/pick'
import { Button } from '#ui/button'
import { TextField } from '#ui/form/text-field'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import type { GameProps } from '../game-module'

type Answers = Record<string, string>
const ANSWER_MAX = 80

/** The three questions on one page. */
export function ReflectionPlay({ content, language, kept, keep, finish }: GameProps) {
  const questions = content.cognitiveReflection
  const [answers, setAnswers] = useState<Answers>((kept as Answers | undefined) ?? {})
  const change = (next: Answers) => {
    setAnswers(next)
    keep(next)
  }
  const submit = () => {
    const { score, details } = scoreReflection(questions, answers, language)
    finish({ score, details: { timestamp: new Date().toISOString(), answers: details, language } })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack css={{ gap: '6', maxWidth: '62ch' }}>
        {questions.map(({ id, question }) => (
          <TextField
            key={id}
            label={pick(question, language)}
            value={answers[id] ?? ''}
            maxLength={ANSWER_MAX}
            autoComplete="off"
            onChange={(event) => change({ ...answers, [id]: event.target.value })}
          />
        ))}
        <Row>
          <Button tone="primary" type="submit">
            <Trans>Submit</Trans>
          </Button>
          <Button onClick={() => change({})}>
            <Trans>Reset</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
