import { useSyncExternalStore } from 'react'
import { KEEP_LATER } from './keep-later'

/** `waiting`: the browser keeps files for offline use, and some are still to be fetched. */
export type OfflineFiles = 'unknown' | 'waiting' | 'complete'
let state: OfflineFiles = 'unknown'
const listeners = new Set<() => void>()

function become(next: OfflineFiles) {
  state = next
  for (const listener of listeners) listener()
}

/** Whether the worker has all files now; it fetches what is missing first. */
const askWorker = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data === true)
    }
    worker.postMessage({ type: KEEP_LATER }, [port2])
  })

/** Has everything that works offline fetched once the worker is installed, and asks again when the network is back where something was missing. */
export async function keepLaterFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  become('waiting')
  if (await askWorker(active)) become('complete')
  else addEventListener('online', () => void keepLaterFiles(), { once: true })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Whether all of the app's files are on this device. */
export const useOfflineFiles = () => useSyncExternalStore(subscribe, () => state)
