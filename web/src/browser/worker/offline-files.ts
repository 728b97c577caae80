import { useSyncExternalStore } from 'react'
import { savesData } from '../data-saver'
import { KEEP_LATER, type KeepLater } from './keep-later'

/**
 * `waiting`: the browser keeps files for offline use, and some are still to be fetched. `spared`: they are fetched when
 * the learner asks, because the browser saves data.
 */
export type OfflineFiles = 'unknown' | 'waiting' | 'spared' | 'complete'
let state: OfflineFiles = 'unknown'
const listeners = new Set<() => void>()

function become(next: OfflineFiles) {
  state = next
  for (const listener of listeners) listener()
}

/** Whether the worker has cached all files. It first fetches those that are missing, unless it `looksOnly`. */
const askWorker = (worker: ServiceWorker, looksOnly: boolean) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data === true)
    }
    const message: KeepLater = { type: KEEP_LATER, looksOnly }
    worker.postMessage(message, [port2])
  })

/**
 * Makes the service worker, once it is installed, fetch every file that the app needs offline; if one is still missing,
 * tries again when the network is back. A browser that saves data waits until the learner has `asked`.
 */
export async function keepLaterFiles({ asked = false } = {}): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  const looksOnly = savesData() && !asked
  if (!looksOnly) become('waiting')
  if (await askWorker(active, looksOnly)) become('complete')
  else if (looksOnly) become('spared')
  else addEventListener('online', () => void keepLaterFiles({ asked }), { once: true })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** The state of the app's files on this device, updated on changes. */
export const useOfflineFiles = () => useSyncExternalStore(subscribe, () => state)
