import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { rangeOf } from 'shared/rules/study-plan/mastery'
import { type Compared, thenAndNow } from 'shared/rules/study-plan/then-and-now'
import { localDay } from '#browser/clock'
import { useEvaluations } from '#data/practice/evaluations'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { formatDate, formatNumber } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import type { StudyPlan } from '#session/use-study-plan'
import { DIMENSION_NAMES } from '#ui/evaluation/dimension-words'
import type { Address } from '#ui/labels/study-pieces'
import { PageSection } from '#ui/layout/page-section'
import { ScoreRuler } from '#ui/scenario/score-ruler'
import { TextLink } from '#ui/text-link'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    '& > article': { padding: '16px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2' },
    '& > article + article': {
      borderTop: { base: '1px solid {colors.border}', md: 'none' },
      borderLeft: { md: '1px solid {colors.border}' },
    },
    '& h3': { fontWeight: 600 },
    '& small': { display: 'block', fontSize: 'xs', color: 'fg.subtle', fontWeight: 400 },
    '& .score': { fontSize: 'xl', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& .score > small': { display: 'inline', fontSize: 'sm', color: 'fg.muted' },
    '& blockquote': { fontFamily: 'heading', lineClamp: 6, overflowWrap: 'anywhere', whiteSpace: 'pre-line', flex: 1 },
  },
})
const Told = chakra('div', {
  base: { marginTop: '3', maxWidth: 'measure', '& ul': { marginTop: '1', paddingLeft: '5', listStyle: 'disc' } },
})

/** An answer of the first week beside one of this week, and what changed where that is more than chance. */
export function ThenAndNow({ plan: { study, day } }: { plan: StudyPlan }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const evaluations = useEvaluations()
  const pair = useMemo(
    () => evaluations && thenAndNow(evaluations, day, (at) => localDay(new Date(at))),
    [evaluations, day],
  )
  if (!pair) return null
  const points = (change: number) => formatNumber(language, Math.abs(change), 1)
  const { change, dimensions } = pair
  const nameOf = (dimension: string) =>
    dimension in DIMENSION_NAMES ? i18n._(DIMENSION_NAMES[dimension as keyof typeof DIMENSION_NAMES]) : dimension
  return (
    <PageSection title={<Trans>Then and now</Trans>} help={<Trans>The middle answer of each week</Trans>}>
      <Pair>
        <Answer of={pair.first} titles={study.titles} name={<Trans>Your first week</Trans>} />
        <Answer of={pair.latest} titles={study.titles} name={<Trans>This week</Trans>} />
      </Pair>
      <Told>
        <p>
          {change === null ? (
            <Trans>The scores of these two answers are too close to tell a change from chance.</Trans>
          ) : change > 0 ? (
            <Plural
              value={change}
              one={`${points(change)} point more: that is more than chance explains.`}
              other={`${points(change)} points more: that is more than chance explains.`}
            />
          ) : (
            <Plural
              value={-change}
              one={`${points(change)} point less: that is more than chance explains.`}
              other={`${points(change)} points less: that is more than chance explains.`}
            />
          )}
        </p>
        {dimensions.length > 0 && (
          <ul>
            {dimensions.map((one) => (
              <li key={one.dimension}>
                {one.change > 0 ? (
                  <Plural
                    value={one.change}
                    one={`${nameOf(one.dimension)}: ${points(one.change)} point more`}
                    other={`${nameOf(one.dimension)}: ${points(one.change)} points more`}
                  />
                ) : (
                  <Plural
                    value={-one.change}
                    one={`${nameOf(one.dimension)}: ${points(one.change)} point less`}
                    other={`${nameOf(one.dimension)}: ${points(one.change)} points less`}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Told>
    </PageSection>
  )
}

function Answer({
  of: { answer, half },
  titles,
  name,
}: {
  of: Compared<StoredEvaluation>
  titles: StudyPlan['study']['titles']
  name: ReactNode
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const nine = (value: number) => formatNumber(language, value, 1)
  const [low, high] = rangeOf({ mean: answer.score, half })
  const title = titles.get(answer.scenarioId)
  const range = t`Probably between ${nine(low)} and ${nine(high)}`
  return (
    <article>
      <h3>
        {name}
        <small>
          {formatDate(language, answer.createdAt, 'long')}
          {title && ` · ${pick(title, language)}`}
        </small>
      </h3>
      <blockquote>{answer.response.slice(0, 600)}</blockquote>
      <p className="score">
        <Trans>
          {nine(answer.score)} <small>out of 9</small>
        </Trans>
      </p>
      <ScoreRuler score={answer.score} low={low} high={high} label={range} />
      <small>{range}</small>
      <TextLink {...({ to: '/practice', search: { result: answer.id } } as unknown as Address)}>
        <Trans>Open this answer</Trans>
      </TextLink>
    </article>
  )
}
