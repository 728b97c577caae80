import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlannedDay } from 'shared/rules/study-plan/session'
import { formatDate, formatMinutes } from '#i18n/format'
import { useLanguage } from '#session/language'
import { PIECES } from '#ui/labels/study-pieces'

const Days = chakra('details', {
  base: {
    marginTop: '3',
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      cursor: 'pointer',
      color: 'accent.fg',
      fontWeight: 600,
      fontSize: '.9375rem',
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', sm: '190px minmax(0, 1fr) auto' },
      gap: '2px 14px',
      padding: '8px 0',
      fontSize: '.9375rem',
      borderTop: '1px solid {colors.border}',
    },
    '& li > b': { gridColumn: 1, gridRow: 1, _firstLetter: { textTransform: 'uppercase' } },
    '& li > span': { gridColumn: { base: '1 / -1', sm: 2 }, gridRow: { base: 2, sm: 1 }, color: 'fg.muted' },
    '& li > .end': { gridColumn: { base: 2, sm: 3 }, gridRow: 1, color: 'fg', fontVariantNumeric: 'tabular-nums' },
  },
})

/** The plan of the week after today; it adapts to what is done. */
export function ComingDays({ days }: { days: readonly PlannedDay[] }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const pieces = ({ sessions, kind }: PlannedDay) =>
    sessions.length > 0
      ? sessions.map((one) => i18n._(PIECES[one.kind].name)).join(' · ')
      : kind === 'test-day'
        ? t`Your test`
        : t`Rest`
  return (
    <Days>
      <summary>
        <Trans>The coming days</Trans>
      </summary>
      <ul>
        {days.map((day) => (
          <li key={day.day}>
            <b>{formatDate(language, `${day.day}T12:00:00`, 'day')}</b>
            <span>{pieces(day)}</span>
            <span className="end">{day.minutes > 0 && formatMinutes(language, day.minutes)}</span>
          </li>
        ))}
      </ul>
    </Days>
  )
}
