/** The cache of module pictures, which are the same for every user; the service worker serves them from it. */
export const PICTURE_CACHE = 'situ-pictures'

/**
 * Caches these pictures and removes all others. Ends at the first request without a response, or once `isOver`: the next
 * start continues.
 */
export async function keepPictures(addresses: readonly string[], isOver = () => false): Promise<void> {
  // An insecure page has no Cache API.
  if (!('caches' in globalThis)) return
  const cache = await caches.open(PICTURE_CACHE)
  const wanted = new Set(addresses)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    // A picture that is still wanted stays and is taken out of `wanted`, which then contains only what must be fetched.
    if (!wanted.delete(pathname)) await cache.delete(url)
  }
  for (const address of wanted) {
    if (isOver()) return
    const answer = await fetch(address).catch(() => undefined)
    if (!answer) return
    // A missing picture must not stop the others; a captive portal replies with a page.
    if (answer.ok && answer.headers.get('content-type')?.startsWith('image/')) await cache.put(address, answer)
  }
}
