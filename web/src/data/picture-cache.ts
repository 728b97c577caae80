/** Where this device keeps the pictures of modules, of the content and the same for everybody; the worker answers from it. */
export const PICTURE_CACHE = 'situ-pictures'

/** Keeps these pictures on the device, and no others. Ends where the network does: the next start goes on. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  // A page that is not secure has no caches.
  if (!('caches' in globalThis)) return
  const cache = await caches.open(PICTURE_CACHE)
  const wanted = new Set(addresses)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    // What is kept stays, what is no longer named goes.
    if (!wanted.delete(pathname)) await cache.delete(url)
  }
  for (const address of wanted) {
    const answer = await fetch(address).catch(() => undefined)
    if (!answer) return
    // A picture that is gone does not keep the others away; a captive portal answers with a page.
    if (answer.ok && answer.headers.get('content-type')?.startsWith('image/')) await cache.put(address, answer)
  }
}
