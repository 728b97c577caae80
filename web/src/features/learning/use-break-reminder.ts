import { useEffect, useState } from 'react'

/**
 * In milliseconds: the time between two checks, the time from the opening of the reader or the last reminder to the
 * next reminder, and the time for which a reminder is shown.
 */
export const CHECK_EVERY_MS = 60_000
export const REMIND_AFTER_MS = 15 * 60_000
export const HIDE_AFTER_MS = 5000

/** Whether the reminder to look up is due. */
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
