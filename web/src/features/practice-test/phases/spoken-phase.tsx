import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import type { TestMedia } from '../check/use-test-media'
import { WhatNext } from '../result/what-next'
import { PhaseColumns } from './phase-columns'
import type { PhaseProps } from './phase-props'
import { RecordingPanel } from './recording-panel'
import { Situation } from './situation'
import { PHASE_HEADING } from './use-phase-heading'
import type { RecordingState } from './use-recording'

const Question = chakra('p', {
  base: {
    fontFamily: 'reading',
    fontWeight: 600,
    fontSize: { base: 'xl', lg: '1.375rem' },
    lineHeight: 1.4,
    maxWidth: 'measure',
  },
})

/**
 * One question of a video scenario, in the phase for reading it and in the phase for answering it; the answer is
 * recorded automatically.
 */
export function SpokenPhase({
  run,
  clock,
  phase,
  onNext,
  media,
  recording,
}: PhaseProps & { media: TestMedia; recording: RecordingState }) {
  const scenario = run.scenarios[phase.scenario]
  if (!scenario || phase.question === undefined) return null
  const answering = phase.kind === 'spoken'
  const number = phase.question + 1
  return (
    <PhaseColumns>
      <Situation
        scenario={scenario}
        index={phase.scenario}
        count={run.scenarios.length}
        language={run.language}
        begins={false}
      />
      <section className="answers" aria-labelledby={PHASE_HEADING}>
        <h2 id={PHASE_HEADING} tabIndex={-1}>
          {answering ? (
            <Trans>Question {number} of 2: answer aloud</Trans>
          ) : (
            <Trans>Question {number} of 2: read</Trans>
          )}
        </h2>
        <Question data-reading lang={run.language}>
          {scenario.questions[phase.question]?.[run.language]}
        </Question>
        <RecordingPanel
          mode={run.recording}
          answering={answering}
          secondsLeft={clock.secondsLeft}
          media={media}
          recording={recording}
        />
        <div className="foot">
          <p>
            <WhatNext run={run} timetable={clock.timetable} phase={clock.position.phase} />
          </p>
          {answering && (
            <Button tone="primary" size="lg" onClick={onNext}>
              <Trans>Send and continue</Trans>
              <Icon of={ArrowRight} />
            </Button>
          )}
        </div>
      </section>
    </PhaseColumns>
  )
}
