import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Bell } from 'lucide-react'
import { useEffect } from 'react'
import { countWords } from 'shared/rules/practice/count-words'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { WhatNext } from '../result/what-next'
import { AnswerField } from './answer-field'
import type { AnswerWriter } from './answer-writer'
import { PhaseColumns } from './phase-columns'
import type { PhaseProps } from './phase-props'
import { Situation } from './situation'
import { PHASE_HEADING } from './use-phase-heading'

const ALERT_SECONDS = 60
/** Seconds at the end whose words are counted separately. */
const LAST_SECONDS = 30
const QUESTIONS = [0, 1] as const

/** A heading for screen readers at the beginning of the phase; others see the same in the labels of the fields. */
const Heading = chakra('h2', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
const Alert = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: '10px 14px',
    borderRadius: 'md',
    background: 'warning.subtle',
    color: 'warning.fg',
    fontWeight: 500,
    fontSize: '.9375rem',
  },
})

/** Both questions on one page; each keystroke is saved at once. */
export function TypedPhase({ run, clock, phase, onNext, writer }: PhaseProps & { writer: AnswerWriter }) {
  const { t } = useLingui()
  const scenario = run.scenarios[phase.scenario]
  const { secondsLeft, position, timetable } = clock
  const ending = secondsLeft < LAST_SECONDS
  useEffect(() => {
    if (!ending) return
    for (const question of QUESTIONS) {
      const key = { runId: run.id, scenario: phase.scenario, question }
      const { text, wordsBeforeLast30 } = writer.answer(key)
      if (wordsBeforeLast30 === null) writer.change(key, { wordsBeforeLast30: countWords(text) })
    }
  }, [ending, writer, run.id, phase.scenario])
  if (!scenario) return null
  const low = secondsLeft < ALERT_SECONDS
  return (
    <PhaseColumns>
      <Situation
        scenario={scenario}
        index={phase.scenario}
        count={run.scenarios.length}
        language={run.language}
        begins={false}
      />
      <section className="answers" aria-label={t`Your answers`}>
        <Heading id={PHASE_HEADING} tabIndex={-1}>
          <Trans>Your answers</Trans>
        </Heading>
        <div role="status">
          {low && (
            <Alert>
              <Icon of={Bell} size="s" />
              <Trans>Less than a minute. Your answers are sent at zero, finished or not.</Trans>
            </Alert>
          )}
        </div>
        {QUESTIONS.map((question) => (
          <AnswerField
            key={question}
            answerKey={{ runId: run.id, scenario: phase.scenario, question }}
            label={scenario.questions[question]?.[run.language] ?? ''}
            language={run.language}
            startedAt={position.startedAt}
            writer={writer}
          />
        ))}
        <div className="foot">
          <p>
            <WhatNext run={run} timetable={timetable} phase={position.phase} />
          </p>
          <Button tone="primary" size="lg" onClick={onNext}>
            <Trans>Send and continue</Trans>
            <Icon of={ArrowRight} />
          </Button>
        </div>
      </section>
    </PhaseColumns>
  )
}
