import autocannon from 'autocannon'
import { cpuSeconds } from './servers.ts'

export interface Target {
  pid: number
  /** CPU seconds that other processes have used for the requests, such as those of a database server. */
  cpuBesides?: () => number
  url: string
  method: 'GET' | 'POST'
  body?: string
  /** One set of headers per connection, in turn. */
  headers: Record<string, string>[]
}
interface Options {
  seconds: number
  connections?: number
  /** Requests per second; as many as possible where it is not given. */
  rate?: number
  /** Changes the request before each sending. */
  change?: (request: autocannon.Request) => autocannon.Request
}
export interface Load {
  /** Number of successful requests. */
  done: number
  perSecond: number
  p99: number
  /** Processor time per request, in microseconds. */
  cpu: number
  /** The part of `cpu` that other processes used. */
  cpuBesides: number
  failed: number
}

/** Sends requests to one address over many connections, each with the headers of the next learner. */
export async function load(
  { pid, cpuBesides = () => 0, url, method, body, headers }: Target,
  options: Options,
): Promise<Load> {
  const { seconds, connections = 50, rate, change } = options
  let next = 0
  const before = { own: cpuSeconds(pid), besides: cpuBesides() }
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    ...(body !== undefined && { body }),
    ...(rate !== undefined && { overallRate: rate }),
    ...(change && { requests: [{ setupRequest: change }] }),
    setupClient: (client) => client.setHeaders(headers[next++ % headers.length] ?? {}),
  })
  const [own, besides] = [cpuSeconds(pid) - before.own, cpuBesides() - before.besides]
  const done = result['2xx']
  const perRequest = (cpu: number) => (cpu / Math.max(1, done)) * 1e6
  return {
    done,
    perSecond: Math.round(done / result.duration),
    p99: result.latency.p99,
    cpu: perRequest(own + besides),
    cpuBesides: perRequest(besides),
    failed: result.non2xx + result.errors,
  }
}
