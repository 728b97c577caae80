import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MonthCount } from 'shared/rules/scheduler'
import { formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { CATEGORY_NAMES } from './category-words'
import { ColorDot } from './color-dot'

const Categories = chakra('ul', {
  base: {
    listStyle: 'none',
    padding: 0,
    margin: '16px 0 0',
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
    fontSize: '.9375rem',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& small': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})

/** How many of the month's notes are done, in total and by colour. */
export function MonthStats({ count: { rate, completed, total, byCategory } }: { count: MonthCount }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return (
    <Card>
      <Row nowrap>
        <div className="grow">
          <ProgressBar percent={rate} label={t`Completed this month`} />
        </div>
        <b className="num">{formatPercent(language, rate)}</b>
      </Row>
      <p className="about">
        <Trans>
          Completed this month: {completed} of {total}
        </Trans>
      </p>
      <Categories>
        {byCategory.map(({ category, total: all, completed: done }) => (
          <li key={category}>
            <ColorDot category={category} />
            <span>{i18n._(CATEGORY_NAMES[category])}</span>
            <small>
              <Trans>
                {done} of {all}
              </Trans>
            </small>
          </li>
        ))}
      </Categories>
    </Card>
  )
}
