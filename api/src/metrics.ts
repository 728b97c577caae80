import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import type { StoreState } from './db/store.ts'

/** A call with its reply. */
export interface Answered {
  call: string
  status: number
  seconds: number
}
/** Bounds of the histogram in seconds, from unnoticeable times to those of a time-out. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Sources {
  store: () => StoreState
  /** Number of lost log lines. */
  lostLines: () => number
}
/**
 * The metrics of this process in Prometheus format: calls and their times, the database's queue, the event loop,
 * memory.
 */
export async function createMetrics(sources: Sources) {
  // The library is loaded only where metrics are enabled.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const calls = new Histogram({
    name: 'situ_call_seconds',
    help: 'Time until a call was answered, by call and status',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const mails = counter('situ_mails_total', 'Mails by what became of them', ['end'])
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('situ_database_writes_waiting', 'Writes that wait for their turn', () => sources.store().writesWaiting)
  gauge('situ_database_connections', 'Connections to PostgreSQL', () => sources.store().connections)
  gauge(
    'situ_database_connections_waiting',
    'Callers that wait for a connection',
    () => sources.store().connectionsWaiting,
  )
  gauge('situ_database_repeats', 'Transactions that were done again, since the start', () => sources.store().repeats)
  gauge('situ_log_lines_lost', 'Log lines that came to nothing, since the start', sources.lostLines)
  return {
    registry,
    answered: ({ call, status, seconds }: Answered) => calls.observe({ call, status }, seconds),
    mail: (end: 'sent' | 'postponed' | 'given up') => mails.inc({ end }),
  }
}
export type Metrics = Awaited<ReturnType<typeof createMetrics>>

/** Serves the metrics at `/metrics` on a port of their own, so that a proxy to the app's port does not expose them. */
export async function serveMetrics(registry: Registry, port: number, host: string) {
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') {
      answer.writeHead(404).end()
      return
    }
    answer.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  server.unref()
  return server
}
