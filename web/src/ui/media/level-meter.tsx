import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

const BARS = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92]
const Bars = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '3px',
    height: '24px',
    '& > i': { width: '6px', borderRadius: '2px', background: 'bg.emphasized' },
    '& > .on': { background: 'accent.solid' },
  },
  variants: { tone: { recording: { '& > .on': { background: 'danger.solid' } } } },
})

/**
 * The microphone's level as rising bars; empty where the browser cannot measure it. `watch` reports the level, from 0
 * to 1.
 */
export function LevelMeter({
  stream,
  watch,
  tone,
}: {
  stream: MediaStream
  watch: (stream: MediaStream, onLevel: (level: number) => void) => () => void
  tone?: 'recording'
}) {
  const { t } = useLingui()
  const [level, setLevel] = useState<number>()
  useEffect(() => watch(stream, setLevel), [stream, watch])
  if (level === undefined) return null
  return (
    <Bars
      {...(tone && { tone })}
      role="meter"
      aria-label={t`Microphone level`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
    >
      {BARS.map((from) => (
        <i
          key={from}
          className={level > from ? 'on' : undefined}
          data-drawn={level > from || undefined}
          style={{ height: `${20 + from * 80}%` }}
        />
      ))}
    </Bars>
  )
}
