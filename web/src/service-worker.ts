/// <reference lib="webworker" />
import { CONTENT_IMAGES } from 'shared/model/content/content-image'
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { SYNC_TAG } from './browser/background-sync'
import { SituDb } from './data/db/db'
import { PICTURE_CACHE } from './data/library/picture-cache'
import { drain } from './data/outbox/drain'
import { LANGUAGE_MARK, MARKS_CACHE, SIGNED_IN_MARK } from './session/marks'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const marked = async (path: string) => (await (await caches.open(MARKS_CACHE)).match(path))?.text()

/**
 * `/` is the landing page on a device where nobody is signed in, in the language of the address (`?lang=en`) or the
 * chosen one; every other navigation, and `/` otherwise, is the app.
 */
async function page({ url }: { url: URL }): Promise<Response> {
  const asked = url.searchParams.get('lang')
  const language = asked === 'fr' || asked === 'en' ? asked : await marked(LANGUAGE_MARK)
  const landing = language === 'en' ? '/index.en.html' : '/index.html'
  const file = url.pathname === '/' && (await marked(SIGNED_IN_MARK)) === undefined ? landing : '/app.html'
  const stored = await matchPrecache(file)
  return stored ? withoutPreloads(stored) : fetch(file)
}

/**
 * The page of plans comes from the server, because its policy allows the payment provider: a cached document has the
 * policy of the time at which it was cached. Offline it is the app, which says so.
 */
async function planPage({ request, url }: { request: Request; url: URL }): Promise<Response> {
  try {
    return await withoutPreloads(await fetch(request))
  } catch {
    return page({ url })
  }
}

/**
 * The page without its preloads, for a tab that this worker serves: every file is cached already, and Chrome warns of
 * preloads that a worker serves.
 */
async function withoutPreloads(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace(/<link rel="modulepreload"[^>]*>/g, ''), { headers: page.headers })
}

/** A picture of a module: the cached one, otherwise the server's. */
const picture = async ({ request }: { request: Request }) =>
  (await (await caches.open(PICTURE_CACHE)).match(request)) ?? fetch(request)

/** Code that is not kept beforehand, because learners never need it: the editor of rich text. */
const USED_CODE_CACHE = 'situ.used-code'

/** The cached file, otherwise the server's, which is kept for the next time. Its name changes with its content. */
async function usedCode({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(USED_CODE_CACHE)
  const stored = await cache.match(request)
  if (stored) return stored
  const fetched = await fetch(request)
  if (fetched.ok) await cache.put(request, fetched.clone())
  return fetched
}
// A new version has other files.
self.addEventListener('activate', (e) => e.waitUntil(caches.delete(USED_CODE_CACHE)))

self.addEventListener('message', (e) => {
  if (e.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('sync', (e) => {
  const event = e as ExtendableEvent & { tag: string }
  if (event.tag === SYNC_TAG) event.waitUntil(sendOutbox())
})

self.addEventListener('notificationclick', (e) => {
  const event = e as NotificationEvent
  event.notification.close()
  event.waitUntil(showPage(String((event.notification.data as { path?: unknown } | null)?.path ?? '/')))
})

/** Navigates an open tab of the app to the path, or opens a new one. */
async function showPage(path: string) {
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (!tab) return self.clients.openWindow(path)
  await tab.focus()
  return tab.navigate(path)
}

/** The same sending code as the page's, under the same lock. A rejection makes the browser try again later. */
async function sendOutbox() {
  const userId = await marked(SIGNED_IN_MARK)
  if (!userId) return
  const db = new SituDb(userId)
  try {
    const end = await navigator.locks.request(`situ-outbox-${userId}`, () => drain(db))
    if (end.kind === 'later') throw new Error('something still waits')
  } finally {
    db.close()
  }
}

clientsClaim()
cleanupOutdatedCaches()
// `/` is handled by `page`, not by the precache's own directory index. Replies of `/api` are never cached here: the
// page's database is the only cache.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.js$/.test(url.pathname), usedCode)
// The address of a picture changes with its content, so a cached one never expires.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${CONTENT_IMAGES}/`), picture)
registerRoute(new NavigationRoute(planPage, { allowlist: [/^\/subscribe/] }))
registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//, /^\/subscribe/, /\.[a-z0-9]+$/] }))
