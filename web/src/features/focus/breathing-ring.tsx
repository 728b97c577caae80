import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { breathAt } from 'shared/rules/breathing'
import { clockText } from '#ui/feedback/timer'

const Ring = chakra('div', {
  base: {
    position: 'relative',
    width: 'min(72vw, 320px)',
    aspectRatio: '1',
    marginInline: 'auto',
    display: 'grid',
    placeItems: 'center',
    '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
    '& circle': { fill: 'none', strokeWidth: '4', stroke: 'bg.muted' },
    '& .passed': { stroke: 'accent.solid', strokeLinecap: 'round' },
    '& .breath': { fill: 'accent.subtle', stroke: 'accent.border', strokeWidth: '1', transformOrigin: '50% 50%' },
    '& .text': { position: 'relative', textAlign: 'center' },
    '& .left': { fontSize: '2.75rem', fontWeight: 600, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' },
    '& .cue': { fontFamily: 'heading', fontSize: 'xl', minHeight: '1.5em' },
  },
})
const LEAST = 0.45

/**
 * The breath as a circle that grows and shrinks, the time left, and the session as a filling ring. With `still`, for
 * reduced motion, the circle does not change its size.
 */
export function BreathingRing({
  passedMs,
  durationMs,
  isRunning,
  still,
}: {
  passedMs: number
  durationMs: number
  isRunning: boolean
  still: boolean
}) {
  const seconds = passedMs / 1000
  const { part, fullness } = breathAt(still ? Math.floor(seconds) : seconds)
  const scale = isRunning && !still ? LEAST + (1 - LEAST) * fullness : LEAST + (1 - LEAST) / 2
  const share = (passedMs / durationMs) * 100
  return (
    <Ring>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle
          className="breath"
          cx="50"
          cy="50"
          r="42"
          style={{ transform: `scale(${scale})`, transition: still ? 'none' : 'transform 260ms linear' }}
        />
        <circle cx="50" cy="50" r="47" />
        {share > 0 && (
          <circle
            className="passed"
            cx="50"
            cy="50"
            r="47"
            pathLength="100"
            strokeDasharray={`${share} 100`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <div className="text">
        <p className="cue">
          {isRunning ? part === 'inhale' ? <Trans>Breathe in</Trans> : <Trans>Breathe out</Trans> : '\u00a0'}
        </p>
        <p className="left" role="timer">
          {clockText((durationMs - passedMs) / 1000)}
        </p>
      </div>
    </Ring>
  )
}
