import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MonthCount } from 'shared/rules/scheduler'
import { formatDate, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Card } from '#ui/layout/card'

const Tiles = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '1.6fr 1fr 1fr 1fr' },
    '& > div + div': { borderLeft: { md: '1px solid {colors.border}' }, paddingLeft: { md: '5' } },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.25, fontVariantNumeric: 'tabular-nums', margin: 0 },
  },
})

/** Today's date, and figures of the month's notes. */
export function MonthTiles({ today, count: { total, completed, rate } }: { today: string; count: MonthCount }) {
  const language = useLanguage()
  return (
    <Card>
      <Tiles>
        <Tile name={<Trans>Today</Trans>}>{formatDate(language, `${today}T12:00:00`, 'date')}</Tile>
        <Tile name={<Trans>Notes this month</Trans>}>{formatNumber(language, total)}</Tile>
        <Tile name={<Trans>Completed notes</Trans>}>{formatNumber(language, completed)}</Tile>
        <Tile name={<Trans>Completion rate</Trans>}>{formatPercent(language, rate)}</Tile>
      </Tiles>
    </Card>
  )
}

const Tile = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
