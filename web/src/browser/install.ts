import { useSyncExternalStore } from 'react'
import { browserKind, isIos } from './browser-kind'

interface InstallPrompt extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}
export type InstallState = 'available' | 'installed' | 'ios' | 'unavailable'

let prompt: InstallPrompt | undefined
let installed = false
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Stores the browser's install prompt until the learner asks for it. Call once, before the first render. */
export function watchInstall() {
  addEventListener('beforeinstallprompt', (e) => {
    e.preventDefault()
    prompt = e as InstallPrompt
    tell()
  })
  addEventListener('appinstalled', () => {
    installed = true
    prompt = undefined
    tell()
  })
}

const runsInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

export function installState(): InstallState {
  if (installed || runsInstalled()) return 'installed'
  if (prompt) return 'available'
  return isIos() ? 'ios' : 'unavailable'
}

async function install() {
  const offered = prompt
  if (!offered) return
  await offered.prompt()
  if ((await offered.userChoice).outcome === 'accepted') installed = true
  prompt = undefined
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Whether the app can be installed in this browser, and how. */
export const useInstall = () => ({ state: useSyncExternalStore(subscribe, installState), install })

/**
 * Whether this browser deletes a site's stored data after seven days of browser use without a visit to the site
 * (WebKit, "Full Third-Party Cookie Blocking and More", 2020); an installed app is exempt.
 */
export const removesAfterAWeek = () => installState() !== 'installed' && (isIos() || browserKind() === 'safari')
