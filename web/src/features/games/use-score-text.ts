import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GameScoring } from 'shared/model/game-result'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { clockText } from '#ui/feedback/timer'

/** Returns a function that formats a score with its unit: « 9,4 sur 12 », « 250 ms », « 7 niveaux ». */
export function useScoreText(): (score: number, scoring: Pick<GameScoring, 'unit' | 'outOf' | 'digits'>) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return (score, { unit, outOf, digits }) => {
    // A whole number has no decimals.
    const value = formatNumber(language, score, Number.isInteger(score) ? 0 : digits)
    switch (unit) {
      case 'points':
        return outOf === undefined ? plural(score, { one: '# point', other: '# points' }) : t`${value} out of ${outOf}`
      case 'percent':
        return formatPercent(language, score)
      case 'ms':
        return t`${value} ms`
      case 'seconds':
        // A time of a minute or more is written as the game's clock shows it.
        return score < 60 ? t`${value} s` : clockText(Math.round(score))
      case 'levels':
        return plural(score, { one: '# level', other: '# levels' })
      case 'digits':
        return plural(score, { one: '# digit', other: '# digits' })
      case 'words':
        return plural(score, { one: '# word', other: '# words' })
      case 'numbers':
        return plural(score, { one: '# number', other: '# numbers' })
    }
  }
}
