import { useEffect, useRef, useState } from 'react'

/** Milliseconds of the animation of a percentage. */
export const COUNT_MS = 600

/** Counts from the last value to this one in 600 ms; immediately with reduced motion. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - began) / COUNT_MS))
      from.current = Math.round(start + (value - start) * part)
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
