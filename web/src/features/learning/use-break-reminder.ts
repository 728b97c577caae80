import { useEffect, useState } from 'react'

/** The reminder is looked at once a minute, comes a quarter of an hour after the last one, and hides after five seconds (spec 2 §4). */
export const CHECK_EVERY_MS = 60_000
export const REMIND_AFTER_MS = 15 * 60_000
export const HIDE_AFTER_MS = 5000

/** Whether it is time to look up from the page. */
export function useBreakReminder(): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let last = Date.now()
    let hide: ReturnType<typeof setTimeout> | undefined
    const check = setInterval(() => {
      if (Date.now() - last < REMIND_AFTER_MS) return
      last = Date.now()
      setShown(true)
      hide = setTimeout(() => setShown(false), HIDE_AFTER_MS)
    }, CHECK_EVERY_MS)
    return () => {
      clearInterval(check)
      clearTimeout(hide)
    }
  }, [])
  return shown
}
