import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** Counts whole seconds down to zero, renders `children` with them, then calls `onDone` once. */
export function Countdown({
  seconds,
  onDone,
  children,
}: {
  seconds: number
  onDone: () => void
  children: (left: number) => ReactNode
}) {
  const [left, setLeft] = useState(seconds)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      done()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return children(left)
}
