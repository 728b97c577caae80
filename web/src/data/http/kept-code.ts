/**
 * The cache of code that was fetched after the service worker's installation. The name of a file changes with its
 * content, so a cached file never becomes outdated.
 */
const CACHE = 'situ.used-code'
/** Files fetched at the same time: so few that the learner's own requests still find a free connection. */
const AT_ONCE = 4

/** The network's copy of a file of code. Throws where something else came, such as the page of a captive portal. */
async function fetchCode(request: RequestInfo): Promise<Response> {
  const fetched = await fetch(request)
  if (!fetched.ok || !/javascript|css|font/.test(fetched.headers.get('content-type') ?? ''))
    throw new Error(`${fetched.url} brought no code: ${fetched.status}`)
  return fetched
}

/** The cached file, otherwise the server's, which is kept for the next time. */
export async function keptCode({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const fetched = await fetchCode(request)
  await cache.put(request, fetched.clone())
  return fetched
}

async function missingOf(cache: Cache, paths: readonly string[]): Promise<string[]> {
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return paths.filter((path) => !here.has(path))
}

/** Whether the files at these paths are here; fetches none. */
export const hasAll = async (paths: readonly string[]): Promise<boolean> =>
  (await missingOf(await caches.open(CACHE), paths)).length === 0

/**
 * Caches the files at these paths, without fetching those that are cached already. Throws where one cannot be fetched.
 */
export async function keepAll(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const next = (await missingOf(cache, paths)).values()
  const fetchNext = async () => {
    for (const path of next) await cache.put(path, await fetchCode(path))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

/**
 * Removes the cached files at all other paths, which belong to other versions. Fonts remain, because they are the same
 * in every version.
 */
export async function keepOnly(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const wanted = new Set(paths)
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname) && !url.endsWith('.woff2'))
  await Promise.all(old.map((request) => cache.delete(request)))
}
