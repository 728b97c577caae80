import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Ticker } from './engine/ticker'

const Track = chakra('div', {
  base: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: '4px',
    background: 'bg.muted',
    '& > i': {
      display: 'block',
      height: '100%',
      background: 'accent.solid',
      transformOrigin: 'left',
      willChange: 'transform',
    },
  },
})

/** Steps of the bar, too small to see, so that it is not painted for every letter. */
const STEPS = 400

/**
 * A bar for the share of the text, or of the time, that is done; `read` returns it, from 0 to 1. Hidden from screen
 * readers.
 */
export function RunProgress({ read, ticker }: { read: () => number; ticker: Ticker }) {
  const bar = useRef<HTMLElement>(null)
  const write = useEffectEvent(() => {
    const scale = `scaleX(${Math.round(Math.min(1, Math.max(0, read())) * STEPS) / STEPS})`
    if (bar.current && bar.current.style.transform !== scale) bar.current.style.transform = scale
  })
  useEffect(() => write())
  useEffect(() => ticker.watch(() => write()), [ticker])
  return (
    <Track aria-hidden="true">
      <i ref={bar} data-drawn />
    </Track>
  )
}
