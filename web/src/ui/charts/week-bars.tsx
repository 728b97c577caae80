import { chakra } from '@chakra-ui/react/styled-system'

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-end',
    height: '54px',
    '& > span': {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      fontSize: '2xs',
      lineHeight: 1,
      color: 'fg.subtle',
    },
    '& b': { fontSize: 'xs', fontWeight: 600, color: 'fg', fontVariantNumeric: 'tabular-nums' },
    '& i': { width: '100%', maxWidth: '26px', background: 'accent.solid', borderRadius: '2px' },
    '& i.zero': { background: 'bg.emphasized' },
  },
  variants: { tall: { true: { height: '72px' } } },
})

const HEIGHT_PX = 34
const ZERO_PX = 3

/** Seven small bars, one per day; `label` gives the minutes in words. */
export function WeekBars({
  days,
  label,
  showsNumbers = false,
}: {
  days: readonly { name: string; minutes: number }[]
  label: string
  /** Shows the number over each bar that is not empty. */
  showsNumbers?: boolean
}) {
  const most = Math.max(1, ...days.map((day) => day.minutes))
  return (
    <Box role="img" aria-label={label} tall={showsNumbers}>
      {days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seven fixed places; two days share an initial
        <span key={index}>
          {showsNumbers && day.minutes > 0 && <b>{day.minutes}</b>}
          <i
            data-drawn
            className={day.minutes ? undefined : 'zero'}
            style={{ height: day.minutes ? Math.max(ZERO_PX, (day.minutes / most) * HEIGHT_PX) : ZERO_PX }}
          />
          {day.name}
        </span>
      ))}
    </Box>
  )
}
