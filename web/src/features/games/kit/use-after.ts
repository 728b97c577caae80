import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `act` once after `ms` milliseconds of play; never where `ms` is null. A pause stops the count, which then
 * continues. A new `step` starts a new wait.
 */
export function useAfter(ms: number | null, paused: boolean, step: unknown, act: () => void) {
  const left = useRef(0)
  const onTime = useEffectEvent(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step waits again for as long
  useEffect(() => {
    left.current = ms ?? 0
  }, [ms, step])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step waits again for as long
  useEffect(() => {
    if (ms === null || paused) return
    const began = performance.now()
    const timer = setTimeout(() => onTime(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - began))
    }
  }, [ms, paused, step])
}
