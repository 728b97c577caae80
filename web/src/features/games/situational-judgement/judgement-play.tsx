import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import {
  FULL_BONUS_CHARACTERS,
  type JudgementResponse,
  NO_RESPONSE,
  reasonLength,
  scoreJudgement,
} from 'shared/rules/games/situational-judgement'
import { pick } from '#i18n/pick'
import { Button } from '#ui/button'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { ChoiceList } from '../kit/choice-list'
import { ReadingText } from '../kit/reading-text'

interface State {
  index: number
  responses: Record<string, JudgementResponse>
}
const Title = chakra('h3', { base: { textStyle: 'section', outline: 'none' } })
const REASON_MAX = 1000

/** The scenarios, one at a time. */
export function JudgementPlay({ content, language, elapsed, kept, keep, finish }: GameProps) {
  const { t } = useLingui()
  const scenarios = content.situationalJudgment
  const [{ index, responses }, setState] = useState<State>((kept as State | undefined) ?? { index: 0, responses: {} })
  const scenario = scenarios[Math.min(index, scenarios.length - 1)]
  const title = useRef<HTMLHeadingElement>(null)
  const since = useRef(elapsed())
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the title of each new scenario
  useLayoutEffect(() => title.current?.focus(), [index])
  if (!scenario) return null
  const response = responses[scenario.id] ?? NO_RESPONSE
  const missing = FULL_BONUS_CHARACTERS - reasonLength(response.justification)

  const change = (next: State) => {
    setState(next)
    keep(next)
  }
  const withResponse = (over: Partial<JudgementResponse>) => {
    const time = response.time + elapsed() - since.current
    since.current = elapsed()
    return { ...responses, [scenario.id]: { ...response, time: Math.round(time), ...over } }
  }
  const turn = (by: 1 | -1) => change({ index: index + by, responses: withResponse({}) })
  const submit = () => {
    const all = withResponse({})
    finish({
      score: scoreJudgement(scenarios, all).totalScore,
      details: {
        timestamp: new Date().toISOString(),
        scored: scoreJudgement(scenarios, all),
        responses: Object.fromEntries(
          Object.entries(all).map(([id, { choice, justification }]) => [id, { choice, justification }]),
        ),
      },
    })
  }
  return (
    <Stack css={{ gap: '5' }}>
      <GameFacts>
        <span>
          <Trans>
            Situation <b>{index + 1}</b> of {scenarios.length}
          </Trans>
        </span>
      </GameFacts>
      <Title ref={title} tabIndex={-1}>
        {pick(scenario.title, language)}
      </Title>
      <ReadingText data-reading>{pick(scenario.situation, language)}</ReadingText>
      <ChoiceList
        key={scenario.id}
        name={scenario.id}
        legend={t`What would you do?`}
        options={scenario.options[language]}
        value={response.choice}
        onChange={(choice) => change({ index, responses: withResponse({ choice }) })}
      />
      <Field
        label={t`Why?`}
        hint={
          missing > 0 ? (
            <Plural
              value={missing}
              one="# more character for the full bonus"
              other="# more characters for the full bonus"
            />
          ) : (
            <Trans>Full bonus earned</Trans>
          )
        }
      >
        {(control) => (
          <Textarea
            serif
            {...control}
            maxLength={REASON_MAX}
            value={response.justification}
            onChange={(event) => change({ index, responses: withResponse({ justification: event.target.value }) })}
          />
        )}
      </Field>
      <Row>
        <Button disabled={index === 0} onClick={() => turn(-1)}>
          <Trans>Previous</Trans>
        </Button>
        {index < scenarios.length - 1 ? (
          <Button tone="primary" onClick={() => turn(1)}>
            <Trans>Next</Trans>
          </Button>
        ) : (
          <Button tone="primary" onClick={submit}>
            <Trans>Submit all</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  )
}
