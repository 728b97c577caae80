import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Phase, type PhaseKind, phaseMs } from 'shared/rules/practice/practice-test'
import type { PracticeRun } from '#data/practice/practice-run'
import { formatFactor } from '#i18n/format'
import { useLanguage } from '#session/language'
import { BrandMark } from '#ui/brand-mark'
import { Button } from '#ui/button'
import { Timer } from '#ui/feedback/timer'
import { StepMarks } from '../phases/step-marks'
import type { RunClock } from './use-run-clock'

/** Seconds below which the clock warns; reading and breaks need no warning. */
const WARN_BELOW: Record<PhaseKind, number> = { reading: 0, question: 0, spoken: 10, typed: 60, break: 0 }

const Header = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'sticky',
    background: 'bg.panel',
    '& > .row': {
      maxWidth: '1200px',
      marginInline: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', sm: '3' },
      padding: '8px 16px',
      minHeight: '60px',
    },
    '& .name': {
      fontWeight: 600,
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minWidth: 0,
      whiteSpace: 'nowrap',
    },
    // With « × 1,5 » beside the clock the name does not fit on a phone.
    '& .name.short > span': { display: { base: 'none', sm: 'inline' } },
    '& .gap': { marginLeft: 'auto' },
    '& > .left': {
      height: '4px',
      background: 'bg.muted',
      '& > i': { display: 'block', height: '100%', background: 'accent.solid' },
    },
    '& > .left > .low': { background: 'warning.solid' },
  },
})

/** The bar above a test: logo, name, a mark for each scenario, clock, and the button to leave. */
export function RunBar({
  run,
  clock: { timetable, position, secondsLeft },
  phase,
  onQuit,
}: {
  run: PracticeRun
  clock: RunClock
  phase: Phase
  onQuit: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const warnBelow = WARN_BELOW[phase.kind]
  const share = (secondsLeft * 1000) / phaseMs(timetable, position.phase)
  return (
    <Header data-clock-bar data-frame>
      <div className="row">
        <span className={run.extraTime === 1 ? 'name' : 'name short'}>
          <BrandMark />
          <span>{run.kind === 'drill' ? <Trans>Exercise</Trans> : <Trans>Practice test</Trans>}</span>
        </span>
        <StepMarks phases={timetable.phases} at={phase} />
        <span className="gap" />
        <Timer
          seconds={secondsLeft}
          warnBelow={warnBelow}
          label={t`Time left in this step`}
          note={run.extraTime === 1 ? undefined : formatFactor(language, run.extraTime)}
        />
        <Button size="sm" onClick={onQuit}>
          <Trans>Leave</Trans>
        </Button>
      </div>
      <div className="left">
        <i
          className={secondsLeft < warnBelow ? 'low' : undefined}
          style={{ width: `${Math.min(100, share * 100)}%` }}
        />
      </div>
    </Header>
  )
}
