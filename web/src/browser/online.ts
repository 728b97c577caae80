import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser reports a network connection. */
export const isOnline = () => navigator.onLine

/** Whether the browser reports a network connection; the queue's own results are more reliable. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)
