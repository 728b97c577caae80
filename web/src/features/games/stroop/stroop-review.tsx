import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/format'
import { Stack } from '#ui/layout/stack'
import type { ReviewProps } from '../game-module'

/**
 * The number of right answers, and the mean response times for words that differ from their ink and for words that
 * agree with it.
 */
export function StroopReview({ language, details }: ReviewProps) {
  const { right, total, meanDiffering, meanAgreeing } = details as {
    right: number
    total: number
    meanDiffering: number | null
    meanAgreeing: number | null
  }
  return (
    <Stack css={{ gap: '1' }}>
      <p>
        <Trans>
          Correct: {right} of {total}
        </Trans>
      </p>
      {meanDiffering !== null && (
        <p>
          <Trans>{formatNumber(language, meanDiffering)} ms on average where word and ink differ</Trans>
        </p>
      )}
      {meanAgreeing !== null && (
        <p>
          <Trans>{formatNumber(language, meanAgreeing)} ms on average where they agree</Trans>
        </p>
      )}
    </Stack>
  )
}
