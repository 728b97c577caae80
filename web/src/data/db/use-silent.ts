import { useSyncExternalStore } from 'react'
import { isSilent, silence } from './open-work'

function subscribe(listener: () => void) {
  silence.addEventListener('change', listener)
  return () => silence.removeEventListener('change', listener)
}
/** Whether the database has not answered for five seconds, although something waits for it. */
export const useSilent = () => useSyncExternalStore(subscribe, isSilent)
