import { msg } from '@lingui/core/macro'
import { Circle, CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react'
import type { Grade, ScoreColour, Verdict } from 'shared/rules/voice/labels'
import type { Pace } from 'shared/rules/voice/scores'

export const GRADE_NAMES = {
  excellent: msg`Excellent`,
  'very-good': msg`Very good`,
  good: msg`Good`,
  fair: msg`Fair`,
  'to-improve': msg`Needs improvement`,
  none: msg`N/A`,
} as const satisfies Record<Grade, unknown>

export const PACE_NAMES = {
  'very-fast': msg`Very fast`,
  fast: msg`Fast`,
  optimal: msg`Optimal`,
  slow: msg`Slow`,
  'very-slow': msg`Very slow`,
} as const satisfies Record<Pace, unknown>

export const VERDICTS = {
  excellent: msg`Excellent pronunciation`,
  good: msg`Good pronunciation`,
  'needs-improvement': msg`Pronunciation needs improvement`,
} as const satisfies Record<Verdict, unknown>

/** Maps the colours of a score to the tones of the interface, each with an icon. */
export const COLOUR_LOOKS: Record<
  ScoreColour,
  { tone: 'success' | 'warning' | 'danger' | 'neutral'; icon: LucideIcon }
> = {
  green: { tone: 'success', icon: CircleCheck },
  yellow: { tone: 'warning', icon: Circle },
  red: { tone: 'danger', icon: CircleAlert },
  grey: { tone: 'neutral', icon: CircleDashed },
}
