import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Milliseconds after which open requests are cut off. */
const GRACE_MS = 8000
const IDLE_CHECK_MS = 50

/**
 * Closes the port of a server; resolves once every request in flight has its reply and every connection is closed. A
 * connection that a proxy has just opened is idle until its request is read. The `close` of an HTTP server would close
 * it, and the proxy could not send a write again; so only the port is closed at first, and idle connections after all
 * that has arrived is read.
 */
export async function closeServer(server: Server) {
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
  // In each turn of the event loop, a timer runs before arrived data are read, and an immediate runs after that.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
