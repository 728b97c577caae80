import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MODULE_OF_DIMENSION, runMean, weakestDimension } from 'shared/rules/practice/run-evaluation'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { DIMENSION_NAMES } from '#ui/evaluation/dimension-words'
import { ScoreCard } from '#ui/evaluation/score-card'
import { planName } from '#ui/labels/plan-name'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import type { RunEvaluationState } from './use-run-evaluation'

const Quiet = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', maxWidth: 'measure' } })
const Weakest = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 20px',
    '& > p': { flex: '1 1 220px', minWidth: 0 },
    '& b': { fontWeight: 600 },
  },
})

/** Summarizes the evaluations of a test: the average with its range, and what is worth practising next. */
export function RunSummary({ state: { evaluations }, count }: { state: RunEvaluationState; count: number }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const all = [...evaluations.values()]
  const average = runMean(all)
  const weakest = weakestDimension(all)
  const evaluated = all.length
  const uncounted = all.filter(({ credited }) => credited === false).length
  const dimension = weakest && i18n._(DIMENSION_NAMES[weakest.dimension])
  const lowest = weakest && formatNumber(language, weakest.score, 1)
  const plan = weakest && `drill-${MODULE_OF_DIMENSION[weakest.dimension]}`
  return (
    <Stack css={{ gap: '4' }}>
      {average ? (
        <ScoreCard
          score={average.score}
          range={average.range}
          language={language}
          caption={<Plural value={evaluated} one="Average of # scenario" other="Average of # scenarios" />}
        >
          <Trans>It rests on several scenarios, so it is more certain than a single score.</Trans>
        </ScoreCard>
      ) : (
        count > 1 && (
          <Quiet>
            <Plural value={evaluated} one="# scenario is evaluated." other="# scenarios are evaluated." />{' '}
            <Trans>An average needs seven scenarios: look at each score below.</Trans>
          </Quiet>
        )
      )}
      {plan && (
        <Card>
          <Weakest>
            <p>
              <Trans>
                Lowest dimension: <b>{dimension}</b>, {lowest} out of 9. An exercise to train it:
              </Trans>
            </p>
            <LinkButton to="/casper/test/$plan" params={{ plan }}>
              {planName(plan)}
            </LinkButton>
          </Weakest>
        </Card>
      )}
      {uncounted > 0 && (
        <Quiet>
          <Plural
            value={uncounted}
            one="# evaluation was made without credit, beyond the limit of your plan."
            other="# evaluations were made without credit, beyond the limit of your plan."
          />
        </Quiet>
      )}
    </Stack>
  )
}
