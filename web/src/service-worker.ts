/// <reference lib="webworker" />
import { CONTENT_IMAGES } from 'shared/model/content/content-image'
import { staticPage, staticPath, TEXT_PATHS } from 'shared/model/static-pages'
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { SYNC_TAG } from './browser/worker/background-sync'
import { KEEP_LATER, type KeepLater } from './browser/worker/keep-later'
import { SituDb } from './data/db/db'
import { hasAll, keepAll, keepOnly, keptCode } from './data/http/kept-code'
import { PICTURE_CACHE } from './data/library/picture-cache'
import { drain } from './data/outbox/drain'
import { LANGUAGE_MARK, MARKS_CACHE, SIGNED_IN_MARK } from './session/marks'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown }

/** `later`: fetched after the first visit (build/first-visit.ts). */
const files = self.__WB_MANIFEST as { url: string; revision: string | null; later?: true }[]
const laterFiles = files.filter(({ later }) => later).map(({ url }) => `/${url}`)

const marked = async (path: string) => (await (await caches.open(MARKS_CACHE)).match(path))?.text()

/**
 * The static page that a visitor gets from the device, in the language of the address (`?lang=en`) or the chosen one: the
 * landing page and the sign-in form. A learner, and a visitor everywhere else, gets the app.
 */
async function fileOf({ pathname, searchParams }: URL): Promise<string> {
  const path = staticPath(pathname, searchParams.get('tab') ?? undefined)
  if (path === undefined || TEXT_PATHS.includes(path) || (await marked(SIGNED_IN_MARK)) !== undefined)
    return '/app.html'
  return staticPage(path, searchParams.get('lang'), await marked(LANGUAGE_MARK))
}
async function page({ url }: { url: URL }): Promise<Response> {
  const file = await fileOf(url)
  const stored = await matchPrecache(file)
  return stored ? withoutPreloads(stored) : fetch(file)
}

/**
 * A page that comes from the server where there is one: that of plans, because its policy allows the payment provider
 * and a cached document has the policy of the time at which it was cached; and for visitors the static pages of text,
 * which are not kept on the device. Offline it is the app, which has these screens, too.
 */
async function serverPage({ request, url }: { request: Request; url: URL }): Promise<Response> {
  try {
    return await withoutPreloads(await fetch(request))
  } catch {
    return page({ url })
  }
}

const TEXT_PAGES = new RegExp(`^(?:${TEXT_PATHS.join('|')})/?$`)
/** A page of text: the app's on a device where somebody is signed in, otherwise the static one. */
const textPage = async (asked: { request: Request; url: URL }) =>
  (await marked(SIGNED_IN_MARK)) === undefined ? serverPage(asked) : page(asked)

/**
 * The page without its preloads, for a tab that this worker serves: every file is cached already, and Chrome warns of
 * preloads that a worker serves.
 */
async function withoutPreloads(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace(/<link rel="modulepreload"[^>]*>| fetchpriority="low"/g, ''), {
    headers: page.headers,
  })
}

/** A picture of a module: the cached one, otherwise the server's. */
const picture = async ({ request }: { request: Request }) =>
  (await (await caches.open(PICTURE_CACHE)).match(request)) ?? fetch(request)

// An update counts as installed only when the later files are cached, too, so that a learner who accepts it offline has
// all of it.
self.addEventListener('install', (e) => {
  if (self.registration.active) e.waitUntil(keepAll(laterFiles))
})
self.addEventListener('activate', (e) => e.waitUntil(keepOnly(laterFiles)))

self.addEventListener('message', (e) => {
  if (e.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (e.data?.type === KEEP_LATER) e.waitUntil(tellKept(e.ports[0], e.data))
})

/**
 * Reports through the port whether all later files are cached. It first fetches those that are missing, unless the page
 * asked it to look only.
 */
async function tellKept(port: MessagePort | undefined, { looksOnly }: KeepLater) {
  if (looksOnly) return port?.postMessage(await hasAll(laterFiles))
  const isComplete = await keepAll(laterFiles).then(
    () => true,
    // Without a network the page asks again at its next start.
    () => false,
  )
  port?.postMessage(isComplete)
}

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

/** Sends the queue by the page's own code and under the page's lock. A rejection makes the browser try again later. */
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
precacheAndRoute(
  files.filter(({ later }) => !later),
  { directoryIndex: '', cleanURLs: false },
)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(js|css|woff2)$/.test(url.pathname), keptCode)
// The address of a picture changes with its content, so a cached one never expires.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${CONTENT_IMAGES}/`), picture)
registerRoute(new NavigationRoute(serverPage, { allowlist: [/^\/subscribe/] }))
registerRoute(new NavigationRoute(textPage, { allowlist: [TEXT_PAGES] }))
// The pricing buttons lead to `/api/login`, which the server redirects to the sign-in form. The redirect is made here,
// so that the form also opens offline.
registerRoute(new NavigationRoute(() => Promise.resolve(Response.redirect('/auth')), { allowlist: [/^\/api\/login$/] }))
registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//, /^\/subscribe/, /\.[a-z0-9]+$/] }))
