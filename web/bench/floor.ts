import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The minimum cost of an offline start: one short page that a service worker serves from its cache.
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><h1>Hello</h1><script>navigator.serviceWorker.register('/worker.js')</script>`
const WORKER = `addEventListener('install', (e) => e.waitUntil(caches.open('floor').then((c) => c.add('/')).then(() => skipWaiting())))
addEventListener('activate', (e) => e.waitUntil(clients.claim()))
addEventListener('fetch', (e) => e.respondWith(caches.match(e.request, { ignoreSearch: true }).then((r) => r ?? fetch(e.request))))`

/** Serves the trivial page until it is stopped. */
export async function startFloor(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js'
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
    response.end(isWorker ? WORKER : PAGE)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}
