import { useSyncExternalStore } from 'react'

type Policy = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy }

let registration: ServiceWorkerRegistration | undefined
let waiting = false
let accepted = false
const listeners = new Set<() => void>()

function notice() {
  const now = registration?.waiting != null && navigator.serviceWorker.controller !== null
  if (now === waiting) return
  waiting = now
  for (const listener of listeners) listener()
}

/** Registers the service worker and watches for a new version of the app. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // Under `require-trusted-types-for 'script'` the worker's URL must come from a policy.
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const url =
    types?.createPolicy('situ', { createScriptURL: (u) => u }).createScriptURL('/service-worker.js') ??
    '/service-worker.js'
  registration = await navigator.serviceWorker.register(url)
  notice()
  registration.addEventListener('updatefound', () => registration?.installing?.addEventListener('statechange', notice))
  // Only the tab whose learner accepted the update reloads; the others continue with their version.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (accepted) location.reload()
  })
}

/** Checks for a new version. Called when the server's contract is newer than this client's. */
export const lookForUpdate = async () => {
  await registration?.update()
}

/** Activates the waiting version and reloads this tab. */
export function acceptUpdate() {
  accepted = true
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Whether a new version is ready. */
export const useUpdateReady = () => useSyncExternalStore(subscribe, () => waiting)
