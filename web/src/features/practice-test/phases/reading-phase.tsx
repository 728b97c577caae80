import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { WhatNext } from '../result/what-next'
import { PhaseColumns } from './phase-columns'
import type { PhaseProps } from './phase-props'
import { Situation } from './situation'

/** The situation alone, before its questions. */
export function ReadingPhase({ run, clock, phase, onNext }: PhaseProps) {
  const scenario = run.scenarios[phase.scenario]
  if (!scenario) return null
  return (
    <PhaseColumns>
      <Situation
        scenario={scenario}
        index={phase.scenario}
        count={run.scenarios.length}
        language={run.language}
        begins
      />
      <section className="answers" aria-labelledby="reading-title">
        <h2 id="reading-title">
          <Trans>Read the situation</Trans>
        </h2>
        <p>
          {scenario.format === 'typed' ? (
            <Trans>
              Who is affected? What don’t you know yet? What matters most? Both questions come next, together.
            </Trans>
          ) : (
            <Trans>
              Who is affected? What don’t you know yet? What matters most? Two questions come next, one after the other.
            </Trans>
          )}
        </p>
        <div className="foot">
          <p>
            <WhatNext run={run} timetable={clock.timetable} phase={clock.position.phase} />
          </p>
          <Button tone="primary" size="lg" onClick={onNext}>
            <Trans>Continue</Trans>
            <Icon of={ArrowRight} />
          </Button>
        </div>
      </section>
    </PhaseColumns>
  )
}
