import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { clockText } from '#ui/feedback/timer'

const TICK_MS = 250

/** The time of play, updated outside of React; a screen reader does not announce every second. */
export function GameClock({ elapsed, paused }: { elapsed: () => number; paused: boolean }) {
  const face = useRef<HTMLElement>(null)
  // The time is written before the first paint, so that an empty clock is never shown.
  useLayoutEffect(() => {
    const write = () => {
      if (face.current) face.current.textContent = clockText(Math.floor(elapsed() / 1000))
    }
    write()
    if (paused) return
    const timer = setInterval(write, TICK_MS)
    return () => clearInterval(timer)
  }, [elapsed, paused])
  return (
    <span role="timer">
      <Trans>
        Time: <b ref={face} />
      </Trans>
    </span>
  )
}
