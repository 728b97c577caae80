import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Mastery, masteryOf, rangeOf } from 'shared/rules/study-plan/mastery'
import { COMPETENCY_NAMES } from '#i18n/competency-names'
import { formatDate, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { type StudyPlan, useStudyPlan } from '#session/use-study-plan'
import type { Address } from '#ui/labels/study-pieces'
import { PageSection } from '#ui/layout/page-section'
import { ScoreRuler } from '#ui/scenario/score-ruler'
import { TextLink } from '#ui/text-link'
import { LookBack } from './look-back'
import { ThenAndNow } from './then-and-now'

const List = chakra('ul', {
  base: {
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    '& > li + li': { borderTop: '1px solid {colors.border}' },
    '& > li': {
      display: 'grid',
      gap: '4px 24px',
      gridTemplateColumns: { md: 'minmax(0, 1fr) 260px' },
      padding: '14px 16px',
    },
    '& b': { display: 'block', _firstLetter: { textTransform: 'uppercase' } },
    '& p': { fontSize: 'sm', color: 'fg.muted' },
    '& summary': {
      minHeight: 'touch',
      display: 'inline-flex',
      alignItems: 'center',
      cursor: 'pointer',
      fontSize: 'sm',
      color: 'accent.fg',
    },
    '& details li': { minHeight: 'touch', display: 'flex', alignItems: 'center', gap: '3', fontSize: 'sm' },
  },
})
const ANSWERS_SHOWN = 10

/**
 * The review of the seven days before today, the comparison of an answer of the first week with one of this week, and
 * the nine competencies, each with its figures and latest answers.
 */
export function MasterySection() {
  const plan = useStudyPlan()
  if (!plan) return null
  return (
    <>
      <LookBack plan={plan} />
      <ThenAndNow plan={plan} />
      <PageSection
        title={<Trans>The nine competencies</Trans>}
        help={<Trans>A trend is shown only when it is more than chance</Trans>}
      >
        <List>
          {masteryOf(plan.study.log).map((one) => (
            <Row key={one.competency} of={one} plan={plan} />
          ))}
        </List>
      </PageSection>
    </>
  )
}

function Row({ of, plan }: { of: Mastery; plan: StudyPlan }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const nine = (value: number) => formatNumber(language, value, 1)
  const name = i18n._(COMPETENCY_NAMES[of.competency])
  const { mean, trend, asked, right } = of
  const [low, high] = mean === null ? [] : rangeOf({ mean, half: of.half })
  const questions =
    asked > 0 &&
    plural(right, {
      one: `# right answer out of ${asked} in quizzes`,
      other: `# right answers out of ${asked} in quizzes`,
    })
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>
          {mean === null ? (
            <Trans>No answers yet</Trans>
          ) : (
            plural(of.answers, {
              one: `# answer: ${nine(mean)} out of 9`,
              other: `# answers: ${nine(mean)} out of 9 on average`,
            })
          )}
          {questions && ` · ${questions}`}
        </p>
        {trend !== null && (
          <p>
            {trend > 0
              ? plural(trend, {
                  one: `Rising: ${nine(trend)} point more than at first`,
                  other: `Rising: ${nine(trend)} points more than at first`,
                })
              : plural(-trend, {
                  one: `Falling: ${nine(-trend)} point less than at first`,
                  other: `Falling: ${nine(-trend)} points less than at first`,
                })}
          </p>
        )}
      </div>
      {mean !== null && low !== undefined && high !== undefined && (
        <ScoreRuler
          score={mean}
          low={low}
          high={high}
          label={t`${name}: probably between ${nine(low)} and ${nine(high)}`}
        />
      )}
      {of.answerIds.length > 0 && <Answers ids={of.answerIds} plan={plan} />}
    </li>
  )
}

/** The latest answers behind a competency, each with a link. */
function Answers({ ids, plan: { study } }: { ids: readonly string[]; plan: StudyPlan }) {
  const language = useLanguage()
  const shown = new Map(study.log.answers.map((answer) => [answer.id, answer]))
  return (
    <details>
      <summary>
        <Trans>The answers behind it</Trans>
      </summary>
      <ul>
        {ids.slice(0, ANSWERS_SHOWN).flatMap((id) => {
          const answer = shown.get(id)
          const title = answer && study.titles.get(answer.scenarioId)
          return answer?.score != null
            ? [
                <li key={id}>
                  <TextLink {...({ to: '/practice', search: { result: id } } as unknown as Address)}>
                    {title?.[language] || <Trans>Scenario</Trans>}
                  </TextLink>
                  <span>
                    {formatNumber(language, answer.score, 1)} · {formatDate(language, answer.at, 'short')}
                  </span>
                </li>,
              ]
            : []
        })}
      </ul>
    </details>
  )
}
