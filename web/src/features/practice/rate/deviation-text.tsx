import { Trans } from '@lingui/react/macro'
import { deviationOf, type GivenRating } from 'shared/rules/practice/rating'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'

/** How far a score is from the reference, in words. */
export function DeviationText({ of }: { of: Pick<GivenRating, 'rating' | 'reference'> }) {
  const language = useLanguage()
  const deviation = deviationOf(of)
  const points = formatNumber(language, Math.abs(deviation), 1)
  if (deviation === 0) return <Trans>The same as the reference.</Trans>
  return deviation > 0 ? <Trans>{points} too high.</Trans> : <Trans>{points} too low.</Trans>
}
