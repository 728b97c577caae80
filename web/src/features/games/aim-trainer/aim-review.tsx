import { Plural, Trans } from '@lingui/react/macro'
import { formatPercent } from '#i18n/format'
import type { ReviewProps } from '../game-module'

/** The accuracy, and the number of misses. */
export function AimReview({ language, details }: ReviewProps) {
  const { misses, accuracy } = details as { misses: number; accuracy: number }
  return (
    <p>
      <Trans>Accuracy: {formatPercent(language, accuracy)}</Trans>{' '}
      <Plural value={misses} _0="(no miss)" one="(# miss)" other="(# misses)" />
    </p>
  )
}
