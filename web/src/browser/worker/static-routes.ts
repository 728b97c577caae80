// What the browser fetches without the service worker (https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes):
// Chromium has it from 123 on; elsewhere the worker answers, with the same files.

interface Condition {
  urlPattern?: { pathname: string; search?: string }
  or?: readonly Condition[]
}
interface Route {
  condition: Condition
  source: 'network' | 'fetch-event' | { cacheName: string }
}
/** The install event of a browser that may have static routes. */
export type Routed<InstallEvent> = InstallEvent & { addRoutes?: (routes: readonly Route[]) => Promise<void> }

/**
 * The routes: `paths` lie in the cache of that name, at exactly these addresses, without a query. They must stay there as
 * long as the worker lives, because the browser turns to the network for what is missing. The server's calls never pass
 * the worker, except for the addresses `byWorker`.
 */
export const staticRoutes = (
  caches: readonly { cacheName: string; paths: readonly string[] }[],
  byWorker: readonly string[],
): Route[] => [
  ...byWorker.map((pathname): Route => ({ condition: { urlPattern: { pathname } }, source: 'fetch-event' })),
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  ...caches.map(({ cacheName, paths }): Route => {
    const or = paths.map((pathname): Condition => ({ urlPattern: { pathname, search: '' } }))
    return { condition: { or }, source: { cacheName } }
  }),
]
