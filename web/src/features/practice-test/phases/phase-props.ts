import type { Phase } from 'shared/rules/practice/practice-test'
import type { PracticeRun } from '#data/practice/practice-run'
import type { RunClock } from '../run/use-run-clock'

/** Props of every phase of a test. */
export interface PhaseProps {
  run: PracticeRun
  clock: RunClock
  phase: Phase
  /** Continues before the time is over. */
  onNext: () => void
}
