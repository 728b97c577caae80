import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { closeServer } from './http/close-server.ts'

interface Stopping {
  server: Server
  log: Logger
  /** Writes the waiting lines of the log. */
  closeLog: () => Promise<void>
  /** From now on `/api/ready` is 503. */
  drain: () => void
  /** Milliseconds for which the port stays open after SIGTERM, so that the proxy notices. */
  drainMs: number
  close: () => Promise<void>
}

/**
 * On SIGTERM the server first reports that it is not ready and continues for `drainMs`; then, and on Ctrl-C at once: no
 * new connection, every request in flight gets its reply, `close` runs, exit 0. A second signal ends the process at
 * once.
 */
export function stopOnSignal({ server, log, closeLog, drain, drainMs, close }: Stopping) {
  let isStopping = false
  async function stop(waitMs: number) {
    drain()
    // A proxy keeps connections for later requests. If the server closed one during a write, the proxy could not repeat
    // that write, so each connection is closed with its last reply.
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
    if (waitMs > 0) await pause(waitMs)
    await closeServer(server)
    await close()
    log.info('stopped')
    await closeLog()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      stop(signal === 'SIGTERM' ? drainMs : 0).catch(async (error) => {
        log.fatal({ err: error }, 'the stop failed')
        await closeLog()
        process.exit(1)
      })
    })
}
