import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Button } from '#ui/button'
import { clockText } from '#ui/feedback/timer'
import { Icon } from '#ui/icon'
import type { PhaseProps } from './phase-props'
import { PHASE_HEADING } from './use-phase-heading'

const Box = chakra('section', {
  base: {
    maxWidth: 'measure',
    marginInline: 'auto',
    paddingTop: { base: '6', lg: '12' },
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    alignItems: 'flex-start',
    '& > h1': { textStyle: 'pageTitle' },
    '& > .time': { textStyle: 'number', fontSize: '4xl', lineHeight: 1 },
    '& > p': { color: 'fg.muted' },
  },
})

/** An optional break between two parts. */
export function BreakPhase({ run, clock: { secondsLeft, timetable, position }, onNext }: PhaseProps) {
  const rest = timetable.phases.slice(position.phase + 1)
  const end = rest.findIndex(({ kind }) => kind === 'break')
  const coming = rest.slice(0, end === -1 ? undefined : end).filter(({ kind }) => kind === 'reading')
  const spoken = coming.some(({ scenario }) => run.scenarios[scenario]?.format === 'video')
  return (
    <Box aria-labelledby={PHASE_HEADING}>
      <h1 id={PHASE_HEADING} tabIndex={-1}>
        <Trans>Break</Trans>
      </h1>
      <span className="time num" aria-hidden="true">
        {clockText(secondsLeft)}
      </span>
      <p>
        <Trans>
          Stand up, have a drink, look into the distance. The test resumes automatically when the break is over.
        </Trans>
      </p>
      <p>
        {spoken ? (
          <Plural
            value={coming.length}
            one="Then: # scenario answered aloud."
            other="Then: # scenarios answered aloud."
          />
        ) : (
          <Plural
            value={coming.length}
            one="Then: # scenario answered in writing."
            other="Then: # scenarios answered in writing."
          />
        )}
      </p>
      <Button tone="primary" size="lg" onClick={onNext}>
        <Trans>End the break</Trans>
        <Icon of={ArrowRight} />
      </Button>
    </Box>
  )
}
