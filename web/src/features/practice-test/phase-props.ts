import type { Phase } from 'shared/rules/practice-test'
import type { PracticeRun } from '#data/practice-run'
import type { RunClock } from './use-run-clock'

/** What every step of a test is given. */
export interface PhaseProps {
  run: PracticeRun
  clock: RunClock
  phase: Phase
  /** Goes on before the time is over. */
  onNext: () => void
}
