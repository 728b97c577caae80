import { Trans } from '@lingui/react/macro'
import { Stack } from '#ui/layout/stack'
import type { ReviewProps } from '../game-module'

/** The number that was missed, and what was typed. */
export function NumberReview({ details }: ReviewProps) {
  const { number, typed } = details as { number: string; typed: string }
  return (
    <Stack css={{ gap: '1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      <p>
        <Trans>The number was {number}</Trans>
      </p>
      <p>
        <Trans>You typed {typed}</Trans>
      </p>
    </Stack>
  )
}
