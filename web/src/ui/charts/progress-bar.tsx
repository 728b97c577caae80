import { chakra } from '@chakra-ui/react/styled-system'

const Track = chakra('div', {
  base: {
    height: '6px',
    borderRadius: '3px',
    background: 'bg.muted',
    overflow: 'hidden',
    '& > i': {
      display: 'block',
      height: '100%',
      borderRadius: '3px',
      background: 'accent.solid',
      transition: 'width {durations.slow} {easings.standard}',
    },
  },
})

/** A bar of 6 px; `percent` is from 0 to 100. The caller shows the number beside it. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const value = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={value}>
      <i data-drawn style={{ width: `${value}%` }} />
    </Track>
  )
}
