import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/format'
import { Stack } from '#ui/layout/stack'
import type { ReviewProps } from '../game-module'

/** The time of each of the five tries, and the number of presses that came too early. */
export function ReactionReview({ language, details }: ReviewProps) {
  const { times, early } = details as { times: number[]; early: number }
  const all = times.map((ms) => formatNumber(language, ms)).join(' · ')
  return (
    <Stack css={{ gap: '1' }}>
      <p>
        <Trans>Your tries, in milliseconds: {all}</Trans>
      </p>
      {early > 0 && (
        <p>
          <Plural value={early} one="Too early # time" other="Too early # times" />
        </p>
      )}
    </Stack>
  )
}
