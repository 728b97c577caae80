import { useCallback, useEffect, useState } from 'react'

/** A crashed tab's lock is released at once; a longer wait, in milliseconds, means that a living tab has it. */
const WAIT_MS = 500

/**
 * Allows one tab at a time to do something: `here` in the tab that may, `elsewhere` while another one does, `asking`
 * until that is known. `takeOver` takes it from the other tab.
 */
export function useOnlyHere(name: string): { place: 'asking' | 'here' | 'elsewhere'; takeOver: () => void } {
  const [place, setPlace] = useState<'asking' | 'here' | 'elsewhere'>('asking')
  const [steals, setSteals] = useState(0)
  useEffect(() => {
    const locks = navigator.locks as LockManager | undefined
    if (!locks) {
      setPlace('here')
      return
    }
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    const leaving = new AbortController()
    const slow = setTimeout(() => setPlace('elsewhere'), WAIT_MS)
    const hold = () => {
      clearTimeout(slow)
      if (leaving.signal.aborted) return
      setPlace('here')
      return held
    }
    locks.request(name, steals > 0 ? { steal: true } : { signal: leaving.signal }, hold).catch(() => {
      // Another tab has taken over, or this component was unmounted.
      if (!leaving.signal.aborted) setPlace('elsewhere')
    })
    return () => {
      clearTimeout(slow)
      leaving.abort()
      release()
    }
  }, [name, steals])
  return { place, takeOver: useCallback(() => setSteals((n) => n + 1), []) }
}
