import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser believes to have a network now. */
export const isOnline = () => navigator.onLine

/** Whether the browser believes to have a network; the queue's own experience counts more. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline)
