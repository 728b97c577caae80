/// <reference lib="webworker" />
import { CONTENT_IMAGES } from 'shared/model/content/content-image'
import { INTERFACE_LANGUAGES } from 'shared/model/languages'
import { staticPage, staticPath, TEXT_PATHS } from 'shared/model/static-pages'
import { cacheNames, clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { paths } from './app/paths'
import { SYNC_TAG } from './browser/worker/background-sync'
import { KEEP_LATER, type KeepLater } from './browser/worker/keep-later'
import { type Routed, staticRoutes } from './browser/worker/static-routes'
import { hasAll, keepAll, keepOnly, keptCode } from './data/http/kept-code'
import { PICTURE_CACHE } from './data/library/picture-cache'
import { LANGUAGE_MARK, MARKS_CACHE, SIGNED_IN_MARK } from './session/marks'
import { APP_PAGE, chooseStartPage, START_CACHES } from './session/start-page'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown }
declare global {
  interface ServiceWorkerGlobalScope {
    /** Defined by the script of the outbox. */
    sendOutbox?: (userId: string) => Promise<void>
  }
}

/** `later`: fetched after the first visit (build/first-visit.ts). */
const files = self.__WB_MANIFEST as { url: string; revision: string | null; later?: true }[]
const precache = new PrecacheController()
precache.addToCacheList(files.filter(({ later }) => !later))
const laterFiles = files.filter(({ later }) => later).map(({ url }) => `/${url}`)

const marked = async (path: string) => (await (await caches.open(MARKS_CACHE)).match(path))?.text()

/**
 * The static page that a visitor gets from the device, in the language of the address (`?lang=en`) or the chosen one: the
 * landing page and the sign-in form. A learner, and a visitor everywhere else, gets the app.
 */
async function fileOf({ pathname, searchParams }: URL): Promise<string> {
  const path = staticPath(pathname, searchParams.get('tab') ?? undefined)
  if (path === undefined || TEXT_PATHS.includes(path) || (await marked(SIGNED_IN_MARK)) !== undefined) return APP_PAGE
  return staticPage(path, searchParams.get('lang'), await marked(LANGUAGE_MARK))
}
async function page({ url }: { url: URL }): Promise<Response> {
  const file = await fileOf(url)
  const stored = await precache.matchPrecache(file)
  return stored ? served(stored) : fetch(file)
}

/**
 * A page that comes from the server where there is one: that of plans, because its policy allows the payment provider
 * and a cached document has the policy of the time at which it was cached; and for visitors the static pages of text,
 * which are not kept on the device. Offline it is the app, which has these screens, too.
 */
async function serverPage({ request, url }: { request: Request; url: URL }): Promise<Response> {
  try {
    return await served(await fetch(request))
  } catch {
    return page({ url })
  }
}

const TEXT_PAGES = new RegExp(`^(?:${TEXT_PATHS.join('|')})/?$`)
/** A page of text: the app's on a device where somebody is signed in, otherwise the static one. */
const textPage = async (asked: { request: Request; url: URL }) =>
  (await marked(SIGNED_IN_MARK)) === undefined ? serverPage(asked) : page(asked)

/**
 * What only a page from the server needs: preloads of modules, of which Chrome warns where a worker serves the page
 * (every file is on the device already), and the check for old browsers, which this one has passed.
 */
const FROM_SERVER =
  /<link rel="modulepreload"[^>]*>|<script [^>]*src="\/(?:preload|old-browser)\.js"[^>]*><\/script>| fetchpriority="low"/g
/** The page for a tab that this worker serves. */
async function served(page: Response): Promise<Response> {
  return new Response((await page.text()).replace(FROM_SERVER, ''), { headers: page.headers })
}

const OTHER_PAGES: readonly string[] = [paths.home, paths.auth, paths.resetPassword, paths.subscribe, ...TEXT_PATHS]
/** Addresses whose page is the app's for visitors, too, and that need nothing of the server. */
const APP_ADDRESSES = Object.values(paths).filter((path) => !path.includes('$') && !OTHER_PAGES.includes(path))
const THEME = '/theme.js'
const LANDING_PAGES = INTERFACE_LANGUAGES.map((language) => staticPage('/', language))
const START_FILES = [APP_PAGE, ...LANDING_PAGES, THEME]
const revisionOf = (path: string) => files.find(({ url }) => `/${url}` === path)?.revision
/** The name changes with any of these files, because the caches of two versions must not be mixed. */
const START_CACHE = START_CACHES + START_FILES.map(revisionOf).join('.')

/** Fills the start cache from the precache. Throws where a file is missing. */
async function keepStart() {
  const cache = await caches.open(START_CACHE)
  for (const path of START_FILES) {
    const file = await precache.matchPrecache(path)
    if (!file) throw new Error(`${path} was not cached`)
    const kept = path.endsWith('.html') ? await served(file) : file
    if (path === APP_PAGE) for (const address of APP_ADDRESSES) await cache.put(address, kept.clone())
    await cache.put(path, kept)
  }
  await chooseStartPage()
}
async function dropOldStarts() {
  const old = (await caches.keys()).filter((name) => name.startsWith(START_CACHES) && name !== START_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A picture of a module: the cached one, otherwise the server's. */
const picture = async ({ request }: { request: Request }) =>
  (await (await caches.open(PICTURE_CACHE)).match(request)) ?? fetch(request)

/** Built from service-worker-outbox.ts. */
const OUTBOX_SCRIPT = '/service-worker-outbox.js'
// A worker may import only the scripts that it has imported while it was being installed; the browser keeps these with
// the worker, and checks them for updates, too.
self.addEventListener('install', () => {
  if ('sync' in self.registration) importScripts(OUTBOX_SCRIPT)
})

// An update counts as installed only when the later files are cached, too, so that a learner who accepts it offline has
// all of it.
self.addEventListener('install', (e) => {
  if (self.registration.active) e.waitUntil(keepAll(laterFiles))
  e.waitUntil(precache.install(e).then(keepStart))
  const event: Routed<ExtendableEvent> = e
  const fixed = files.filter(({ later, revision }) => !later && revision === null).map(({ url }) => `/${url}`)
  const inCaches = [
    { cacheName: START_CACHE, paths: ['/', ...APP_ADDRESSES, THEME] },
    { cacheName: cacheNames.precache, paths: fixed },
  ]
  if (event.addRoutes) e.waitUntil(event.addRoutes(staticRoutes(inCaches, ['/api/login'])))
})
self.addEventListener('activate', (e) => {
  e.waitUntil(precache.activate(e))
  e.waitUntil(keepOnly(laterFiles))
  e.waitUntil(dropOldStarts())
})

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

/** Sends the queue of the user who is signed in. A rejection makes the browser try again later. */
async function sendOutbox() {
  const userId = await marked(SIGNED_IN_MARK)
  if (!userId) return
  if (!self.sendOutbox) importScripts(OUTBOX_SCRIPT)
  await self.sendOutbox?.(userId)
}

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

clientsClaim()
cleanupOutdatedCaches()
// `/` is handled by `page`, not by the precache's own directory index. Replies of `/api` are never cached here: the
// page's database is the only cache.
registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }))
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(js|css|woff2)$/.test(url.pathname), keptCode)
// The address of a picture changes with its content, so a cached one never expires.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${CONTENT_IMAGES}/`), picture)
registerRoute(new NavigationRoute(serverPage, { allowlist: [/^\/subscribe/] }))
registerRoute(new NavigationRoute(textPage, { allowlist: [TEXT_PAGES] }))
// The pricing buttons lead to `/api/login`, which the server redirects to the sign-in form. The redirect is made here,
// so that the form also opens offline.
registerRoute(new NavigationRoute(() => Promise.resolve(Response.redirect('/auth')), { allowlist: [/^\/api\/login$/] }))
registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//, /^\/subscribe/, /\.[a-z0-9]+$/] }))
