import { ApiError } from 'shared/contract/api-error'
import { type Args, type Endpoint, fillPath, type Progress, type Reply } from 'shared/contract/endpoint'
import type { Failure } from 'shared/contract/failure'
import { LINES_TYPE, type Line } from 'shared/contract/lines'
import {
  CONTRACT_HEADER,
  CONTRACT_VERSION,
  IDEMPOTENCY_HEADER,
  OWNER_HEADER,
  WORK_HEADER,
} from 'shared/contract/version'
import { firstSignal } from './first-signal'

interface Options {
  timeout?: number
  /** Id of a queued write: sent as its idempotency key, together with its owner. */
  queued?: { id: string; owner: string }
  signal?: AbortSignal
  /** ETag of the stored reply: if it is still current, the status is 304 and there is no value. */
  etag?: string
  /** The solution of a challenge of the server. */
  work?: string
}
interface Answered<T> {
  value: T
  status: number
  echoed: boolean
  etag: string | undefined
}
type AnyArgs = { params?: Record<string, string>; body?: unknown; query?: Record<string, unknown> }

/**
 * Dispatches `version` with the server's contract version, equal to the app's or not, for each response that has the
 * version header. The page of a captive portal has none.
 */
export const contractHeard = new EventTarget()

const queryString = (query: Record<string, unknown> = {}) => {
  const given = Object.entries(query).filter(([, v]) => v !== undefined && v !== null)
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : ''
}

/**
 * The parsed body of a refusal, and its text: the body's `error`, otherwise its `message`, otherwise the body itself
 * unless it is HTML, otherwise the status. A 404 adds the address.
 */
function readFailure(status: number, statusText: string, text: string, url: string) {
  let parsed: Partial<Failure> & { message?: string } = {}
  try {
    // The body of a proxy may be JSON without being an object.
    parsed = Object(JSON.parse(text)) as typeof parsed
  } catch {
    // Not JSON: the body itself can be the text.
  }
  const said = parsed.error ?? parsed.message ?? (text.trim() && !text.startsWith('<') ? text.trim() : '') ?? ''
  const message = said || statusText || String(status)
  return { parsed, message: status === 404 ? `${message} (${url}: is the route missing?)` : message }
}

/** Characters from which a queued body is compressed: a week of activities shrinks to a tenth. */
const GZIP_FROM = 8192

/** The body as it is sent, gzipped where that is allowed, worthwhile and supported, with its content headers. */
async function packed(
  body: unknown,
  mayCompress: boolean,
): Promise<{ body?: BodyInit; headers: Record<string, string> }> {
  if (body === undefined) return { headers: {} }
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json' }
  const plain =
    mayCompress && text.length >= GZIP_FROM && 'CompressionStream' in globalThis ? new Response(text).body : null
  if (!plain) return { body: text, headers }
  const stream = plain.pipeThrough(new CompressionStream('gzip'))
  return { body: await new Response(stream).arrayBuffer(), headers: { ...headers, 'content-encoding': 'gzip' } }
}

/** Bytes per millisecond for one of the two batches that may share a slow uplink of 8 KB/s. */
const SLOW_BYTES_PER_MS = 4
/** Bytes that fit within the time-out itself. */
const TRAVELS_AT_ONCE = 8192

const bytesOf = (body: BodyInit | undefined) =>
  body instanceof ArrayBuffer ? body.byteLength : String(body ?? '').length
/** The time-out in milliseconds, with additional time for a large body on a slow uplink. */
const withTravel = (timeout: number, body: BodyInit | undefined) =>
  timeout + Math.round(Math.max(0, bytesOf(body) - TRAVELS_AT_ONCE) / SLOW_BYTES_PER_MS)

interface Heard {
  status: number
  statusText: string
  url: string
  retryAfter: number
}
/** The error for a status that is not a success. */
function refused({ status, statusText, url, retryAfter }: Heard, text: string) {
  const { parsed, message } = readFailure(status, statusText, text, url)
  const error = parsed.error ?? parsed.message
  return new ApiError(
    status,
    message,
    error ? { ...parsed, error } : undefined,
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  )
}
const isRefused = (status: number) => (status < 200 || status > 299) && status !== 304

/**
 * One request to the application, with cookies. `read` processes the response. A failure in it, no response, or a
 * response without the version header throws ApiError with status 0.
 */
async function request<T>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  args: AnyArgs,
  options: Options,
  accept: string,
  read: (response: Response) => Promise<T>,
) {
  if (typeof path !== 'string' || path === '') throw new TypeError('Invalid URL provided to apiRequest')
  const url = fillPath(path, args.params) + queryString(args.query)
  const headers: Record<string, string> = { accept, [CONTRACT_HEADER]: String(CONTRACT_VERSION) }
  if (options.etag) headers['if-none-match'] = options.etag
  if (options.work) headers[WORK_HEADER] = options.work
  if (options.queued) {
    headers[IDEMPOTENCY_HEADER] = options.queued.id
    headers[OWNER_HEADER] = options.queued.owner
  }
  const carried = await packed(args.body, options.queued !== undefined)
  const late = options.timeout ? AbortSignal.timeout(withTravel(options.timeout, carried.body)) : undefined
  const signal = firstSignal([options.signal, late].filter((s) => s !== undefined))
  let response: Response
  let value: T
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: { ...headers, ...carried.headers },
      ...(carried.body === undefined ? {} : { body: carried.body }),
      ...(signal ? { signal } : {}),
    })
    value = await read(response)
  } catch (cause) {
    throw new ApiError(0, cause instanceof Error ? cause.message : 'Network error')
  }
  const version = response.headers.get(CONTRACT_HEADER)
  if (version === null) throw new ApiError(0, 'The response does not come from Situ')
  contractHeard.dispatchEvent(new CustomEvent('version', { detail: Number(version) }))
  return { response, value, url }
}

/**
 * One request and its whole response. Throws ApiError for any status other than 2xx and 304, and SyntaxError for a body
 * that is not JSON.
 */
export async function send<T>(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  args: AnyArgs,
  options: Options = {},
): Promise<Answered<T>> {
  const read = (response: Response) => response.text()
  const { response, value: text, url } = await request(endpoint, args, options, 'application/json', read)
  const { status, statusText, headers } = response
  if (isRefused(status))
    throw refused({ status, statusText, url, retryAfter: Number(headers.get('retry-after') ?? Number.NaN) }, text)
  return {
    value: (text === '' ? undefined : JSON.parse(text)) as T,
    status,
    etag: headers.get('etag') ?? undefined,
    echoed: options.queued !== undefined && headers.get(IDEMPOTENCY_HEADER) === options.queued.id,
  }
}

/** Reads lines of JSON as they arrive. */
async function readLines(response: Response, onLine: (line: Line) => void) {
  let rest = ''
  const take = (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') onLine(JSON.parse(line) as Line)
  }
  // A reader instead of `for await`, because streams cannot be iterated in Safari.
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) take(piece.value)
  take('\n')
}

/**
 * Makes a call that reports its progress: `onProgress` gets the reports, and the reply comes at the end. Throws
 * ApiError.
 */
export async function callInLines<E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  onProgress: (progress: Progress<E>) => void,
  options: Options = {},
): Promise<Reply<E>> {
  let last: Extract<Line, { status: number }> | undefined
  const read = async (response: Response) => {
    const { status, headers } = response
    // An ordinary reply: from a proxy, or from a server that reports no progress.
    if (!headers.get('content-type')?.startsWith(LINES_TYPE)) {
      const text = await response.text()
      const isJson = headers.get('content-type')?.includes('json') && text !== ''
      last = { status, body: isJson ? JSON.parse(text) : text }
      return
    }
    await readLines(response, (line) => {
      if ('status' in line) last = line
      else onProgress(line.progress as Progress<E>)
    })
  }
  const { url } = await request(endpoint, args as AnyArgs, options, `${LINES_TYPE}, application/json`, read)
  if (!last) throw new ApiError(0, 'The response broke off')
  const { status, body, retryAfter = Number.NaN } = last
  if (isRefused(status))
    throw refused({ status, statusText: '', url, retryAfter }, typeof body === 'string' ? body : JSON.stringify(body))
  return body as Reply<E>
}

/** Makes one call of the contract and returns its reply; throws ApiError. */
export async function call<E extends Endpoint>(endpoint: E, args: Args<E>, options?: Options): Promise<Reply<E>> {
  return (await send<Reply<E>>(endpoint, args as AnyArgs, options)).value
}
