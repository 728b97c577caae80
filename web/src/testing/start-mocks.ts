import { worker } from './browser'
import { resetWorld, signIn, world } from './world'

const KEPT = 'situ-fake-world'

/**
 * Starts the mocked API in the page (`VITE_MOCK`), with a learner signed in; the world survives a reload and ends with
 * the tab.
 */
export async function startMocks() {
  const kept = sessionStorage.getItem(KEPT)
  if (kept) resetWorld(JSON.parse(kept))
  else signIn('learner')
  // The cookie that the real server sets with its pages for a browser that has a session.
  // biome-ignore lint/suspicious/noDocumentCookie: the app reads it the same way
  document.cookie = 'signed_in=1; path=/'
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify(world)))
  // Pages, chunks and Vite's own requests pass through; only /api is mocked, and every call of it has a handler.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
}
