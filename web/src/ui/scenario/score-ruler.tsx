import { chakra } from '@chakra-ui/react/styled-system'

const Box = chakra('div', {
  base: {
    position: 'relative',
    height: '34px',
    marginInline: '1.5',
    '& > *': { position: 'absolute' },
    '& > .track': { left: 0, right: 0, top: '7px', height: '6px', background: 'bg.muted', borderRadius: '3px' },
    '& > .band': {
      top: '4px',
      height: '12px',
      background: 'chart.band',
      borderRadius: '3px',
      boxShadow: 'inset 0 0 0 1px {colors.accent.border}',
    },
    '& > .needle': {
      top: 0,
      width: '4px',
      height: '20px',
      marginLeft: '-2px',
      borderRadius: '2px',
      background: 'accent.solid',
    },
    '& > .tick': {
      top: '20px',
      fontSize: '2xs',
      lineHeight: '14px',
      color: 'fg.subtle',
      transform: 'translateX(-50%)',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

const place = (score: number) => `${((Math.min(9, Math.max(1, score)) - 1) / 8) * 100}%`

/** The ruler from 1 to 9: a needle at the score, the range from `low` to `high`. `label` says the same in words. */
export function ScoreRuler({
  score,
  low,
  high,
  label,
  ticks = [1, 3, 5, 7, 9],
}: {
  score: number
  low?: number
  high?: number
  label: string
  ticks?: readonly number[]
}) {
  return (
    <Box role="img" aria-label={label}>
      <span className="track" />
      {low !== undefined && high !== undefined && (
        <span className="band" style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
      )}
      <span className="needle" data-drawn style={{ left: place(score) }} />
      {ticks.map((tick) => (
        <span key={tick} className="tick" style={{ left: place(tick) }}>
          {tick}
        </span>
      ))}
    </Box>
  )
}
