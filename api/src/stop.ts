import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** Requests that are still open by then are cut off. */
const GRACE_MS = 8000
const IDLE_CHECK_MS = 50

/** On SIGTERM or Ctrl-C: no new connection, every request in flight is answered, `close` runs, exit 0. A second signal forces. */
export function stopOnSignal(server: Server, log: Logger, close: () => Promise<void>) {
  let isStopping = false
  async function stop() {
    const closed = new Promise<void>((done) => server.close(() => done()))
    // Kept-alive connections have nothing to wait for; they end as soon as they are idle.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.closeIdleConnections()
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    await closed
    clearInterval(idle)
    clearTimeout(cut)
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      stop().catch((error) => {
        log.fatal({ err: error }, 'the stop failed')
        process.exit(1)
      })
    })
}
