import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { clockText } from '#ui/feedback/timer'
import { Icon } from '#ui/icon'
import type { Ticker } from './engine/ticker'
import { writeText } from './engine/write-text'

const Face = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '36px',
    padding: '6px 10px',
    borderRadius: 'md',
    background: 'bg.subtle',
    fontWeight: 600,
    fontSize: 'lg',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The time left in a timed run, updated outside of React. */
export function RunClock({
  limitMs,
  read,
  ticker,
}: {
  limitMs: number
  read: () => number | undefined
  ticker: Ticker
}) {
  const { t } = useLingui()
  const face = useRef<HTMLSpanElement>(null)
  const write = useEffectEvent(() => {
    const text = clockText((read() ?? limitMs) / 1000)
    writeText(face.current, text)
  })
  useEffect(() => write())
  useEffect(() => ticker.watch(() => write()), [ticker])
  return (
    <Face role="timer" aria-label={t`Time left`}>
      <Icon of={Timer} size="s" />
      <span ref={face} />
    </Face>
  )
}
