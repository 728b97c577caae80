import { useSyncExternalStore } from 'react'
import { localDay } from './clock'

const today = () => localDay(new Date())
const untilMidnight = () => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => {
      listener()
      wait()
    }, untilMidnight())
  }
  wait()
  // A device that slept through midnight checks when the page becomes visible again.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The learner's calendar day, which changes at midnight. */
export const useToday = () => useSyncExternalStore(subscribe, today)
