import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Scenario } from 'shared/model/content/scenario'
import { MEAN_OF, rollingMean } from 'shared/rules/practice/rolling-mean'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { formatMoment, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { StatCard } from '#ui/charts/stat-card'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Grid } from '#ui/layout/grid'
import { ScoreRuler } from '#ui/scenario/score-ruler'
import { TextLink } from '#ui/text-link'

/**
 * The last evaluation and, once there are enough scenarios, the mean of the last MEAN_OF different ones that the
 * application's own evaluator scored. `evaluations` are sorted newest first.
 */
export function LastEvaluation({
  evaluations,
  scenarios,
}: {
  evaluations: readonly StoredEvaluation[]
  scenarios: readonly Scenario[] | undefined
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const title = useScenarioTitle(language)
  const [last] = evaluations
  if (!last) return null
  const { mean, missing } = rollingMean(evaluations)
  const nine = (value: number) => formatNumber(language, value, 1)
  const lastScore = nine(last.score)
  const meanScore = mean === undefined ? '' : nine(mean)
  return (
    <Grid>
      <StatCard
        title={<Trans>Last evaluation</Trans>}
        value={lastScore}
        unit={<Trans>out of 9</Trans>}
        caption={formatMoment(language, last.createdAt, new Date())}
      >
        <TextLink to="/practice" search={{ result: last.id } as never}>
          {title(scenarios?.find(({ id }) => id === last.scenarioId))}
        </TextLink>
      </StatCard>
      <StatCard
        title={<Trans>Average over the last seven scenarios</Trans>}
        value={mean === undefined ? '–' : meanScore}
        unit={mean === undefined ? undefined : <Trans>out of 9</Trans>}
        caption={
          mean === undefined ? (
            <Plural
              value={missing}
              one="# more scenario needed for a reliable average."
              other="# more scenarios needed for a reliable average."
            />
          ) : (
            <Trans>Over {MEAN_OF} different scenarios, by Situ AI</Trans>
          )
        }
      >
        {mean !== undefined && <ScoreRuler score={mean} label={t`${meanScore} out of 9`} />}
      </StatCard>
    </Grid>
  )
}
