import { Plural, Trans } from '@lingui/react/macro'
import type { PlannedDay } from 'shared/rules/study-plan/session'

/** A short note on the kind of day; null on a usual one. */
export function DayNote({ today: { kind, daysLeft, isLighter } }: { today: PlannedDay }) {
  if (kind === 'test-day')
    return <Trans>Your test is today. Nothing more to practise: sign in 30 minutes before.</Trans>
  if (kind === 'eve' || (daysLeft === 1 && kind === 'goal-met'))
    return <Trans>Your test is tomorrow: something light, then rest.</Trans>
  if (kind === 'goal-met') return <Trans>Your weekly goal is reached. The rest of the week is yours.</Trans>
  if (kind === 'rest') return <Trans>A day of rest: it gives what you have learned time to settle.</Trans>
  if (kind === 'back') return <Trans>Good to see you. A short day to get back into it; the plan has adapted.</Trans>
  if (kind === 'bent') return <Trans>Usually a day of rest: it makes up for one that was missed this week.</Trans>
  if (kind === 'first-look') return <Trans>A first look shows where to start. You can stop at any point.</Trans>
  if (isLighter && daysLeft !== null)
    return (
      <Plural
        value={daysLeft}
        one="# day before the test: lighter days."
        other="# days before the test: lighter days."
      />
    )
  return null
}
