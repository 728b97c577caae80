import { useSyncExternalStore } from 'react'

// A tab is busy while leaving it would lose something: a quiz, a test, a recording, a typing run, an unsaved form.
// Every tab is asked before a new version is activated.
const CHANNEL = 'situ-busy'
const ANSWER_MS = 300
const reasons = new Set<symbol>()
const changed = new EventTarget()

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined
channel?.addEventListener('message', (e) => {
  if (e.data === 'busy?' && reasons.size > 0) channel.postMessage('busy')
})

/**
 * Tells the page and the subscribers whether this tab is busy. A pull at the top of a page with the attribute does not
 * reload it (theme.ts).
 */
function tell() {
  document.documentElement.toggleAttribute('data-busy', reasons.size > 0)
  changed.dispatchEvent(new Event('change'))
}

/** Marks this tab as busy until the returned function is called. */
export function markBusy(reason: string): () => void {
  const key = Symbol(reason)
  reasons.add(key)
  tell()
  return () => {
    reasons.delete(key)
    tell()
  }
}

const subscribe = (listener: () => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
/** Whether this tab is busy: floating elements then stay hidden. */
export const useBusyHere = () => useSyncExternalStore(subscribe, () => reasons.size > 0)

/** Whether any tab of the app is busy. */
export async function anyTabBusy(): Promise<boolean> {
  if (reasons.size > 0) return true
  if (!('BroadcastChannel' in globalThis)) return false
  const asking = new BroadcastChannel(CHANNEL)
  try {
    return await new Promise<boolean>((answer) => {
      asking.addEventListener('message', (e) => e.data === 'busy' && answer(true))
      asking.postMessage('busy?')
      setTimeout(() => answer(false), ANSWER_MS)
    })
  } finally {
    asking.close()
  }
}
