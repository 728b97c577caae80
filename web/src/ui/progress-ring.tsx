import { chakra } from '@chakra-ui/react/styled-system'

const Svg = chakra('svg', {
  base: {
    flex: 'none',
    '& circle': { fill: 'none', strokeWidth: '8', stroke: 'bg.muted' },
    '& .value': { stroke: 'accent.solid', strokeLinecap: 'round' },
  },
})

/** A small ring (56 px) for a module, a large one (148 px) for the focus session. Never for a score. */
export function ProgressRing({ percent, label, size = 56 }: { percent: number; label: string; size?: number }) {
  const value = Math.min(100, Math.max(0, percent))
  return (
    <Svg viewBox="0 0 100 100" style={{ width: size, height: size }} role="img" aria-label={label}>
      <circle cx="50" cy="50" r="43" />
      {value > 0 && (
        <circle
          className="value"
          cx="50"
          cy="50"
          r="43"
          pathLength="100"
          strokeDasharray={`${value} 100`}
          transform="rotate(-90 50 50)"
        />
      )}
    </Svg>
  )
}
