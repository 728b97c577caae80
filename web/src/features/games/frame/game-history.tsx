import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Bilingual } from 'shared/model/bilingual'
import { historyOf } from 'shared/rules/games/history'
import { useGameResults } from '#data/games/game-results'
import { formatDate, formatNumber, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { LineChart } from '#ui/charts/line-chart'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'

/** The results of a game on this device as a curve, from the second result on; renders nothing before the first. */
export function GameHistory({ game, name }: { game: string; name: Bilingual }) {
  const { t } = useLingui()
  const language = useLanguage()
  const results = useGameResults(game)
  const [latest] = results ?? []
  if (!results || !latest) return null
  const points = historyOf(results)
  const title = pick(name, language)
  return (
    <PageSection
      title={<Trans>So far</Trans>}
      help={<Plural value={results.length} one="# game on this device" other="# games on this device" />}
    >
      {points.length < 2 ? (
        <p>
          <Trans>The curve starts with your second result.</Trans>
        </p>
      ) : (
        <Card>
          <LineChart
            label={t`Results over time: ${title}`}
            series={[{ name: t`Result`, points }]}
            formatValue={(value) =>
              latest.unit === 'percent'
                ? formatPercent(language, value)
                : formatNumber(language, value, Number.isInteger(value) ? 0 : latest.digits)
            }
            formatAt={(at) => formatDate(language, at, 'short')}
            lowerBound={0}
          />
        </Card>
      )}
    </PageSection>
  )
}
