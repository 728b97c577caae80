import { type Args, type Endpoint, fillPath, type Reply } from 'shared/contract/endpoint'
import type { Failure } from 'shared/contract/failure'
import { CONTRACT_HEADER, CONTRACT_VERSION, IDEMPOTENCY_HEADER, OWNER_HEADER } from 'shared/contract/version'

/** A refusal or a failure of a call; `status` 0 means that there was no answer of the application. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Failure | undefined
  readonly retryAfter: number | undefined
  constructor(status: number, message: string, body?: Failure, retryAfter?: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

interface Options {
  timeout?: number
  /** Id of a queued write: sent as its idempotency key, with its owner. */
  queued?: { id: string; owner: string }
  signal?: AbortSignal
  /** Name of the answer that is here already: where it still holds, the status is 304 and there is no value. */
  etag?: string
}
interface Answered<T> {
  value: T
  status: number
  echoed: boolean
  etag: string | undefined
}
type AnyArgs = { params?: Record<string, string>; body?: unknown; query?: Record<string, unknown> }

/** Hears that the server speaks another version of the contract, or none: a captive portal's page has no such header. */
export const contractHeard = new EventTarget()

const queryString = (query: Record<string, unknown> = {}) => {
  const given = Object.entries(query).filter(([, v]) => v !== undefined && v !== null)
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : ''
}

/** The text of a refusal: the body's error, else its message, else the body itself, else the status (spec 1 §8). */
function refusalText(status: number, statusText: string, text: string, url: string) {
  let parsed: Partial<Failure> & { message?: string } = {}
  try {
    parsed = JSON.parse(text) as typeof parsed
  } catch {
    // Not JSON: the whole body is the text.
  }
  const said = parsed.error ?? parsed.message ?? (text.trim() && !text.startsWith('<') ? text.trim() : '') ?? ''
  const message = said || statusText || String(status)
  return { parsed, message: status === 404 ? `${message} (${url}: is the route missing?)` : message }
}

/** From this length on a queued body is compressed: a week of acts is a tenth of its size. */
const GZIP_FROM = 8192

/** The body as it travels, with the header that says so. */
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

/** One request to the application; cookies travel, a body only where there is one, any non-2xx is an ApiError. */
export async function send<T>(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  args: AnyArgs,
  options: Options = {},
): Promise<Answered<T>> {
  const { method, path } = endpoint
  if (typeof path !== 'string' || path === '') throw new TypeError('Invalid URL provided to apiRequest')
  const url = fillPath(path, args.params) + queryString(args.query)
  const signals = [options.signal, options.timeout ? AbortSignal.timeout(options.timeout) : undefined].filter(
    (s) => s !== undefined,
  )
  const headers: Record<string, string> = { accept: 'application/json', [CONTRACT_HEADER]: String(CONTRACT_VERSION) }
  if (options.etag) headers['if-none-match'] = options.etag
  if (options.queued) {
    headers[IDEMPOTENCY_HEADER] = options.queued.id
    headers[OWNER_HEADER] = options.queued.owner
  }
  const carried = await packed(args.body, options.queued !== undefined)
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: { ...headers, ...carried.headers },
      ...(carried.body === undefined ? {} : { body: carried.body }),
      ...(signals.length ? { signal: AbortSignal.any(signals) } : {}),
    })
    text = await response.text()
  } catch (cause) {
    throw new ApiError(0, cause instanceof Error ? cause.message : 'Network error')
  }
  const version = response.headers.get(CONTRACT_HEADER)
  if (version === null) throw new ApiError(0, 'The answer does not come from Situ')
  contractHeard.dispatchEvent(new CustomEvent('version', { detail: Number(version) }))
  if (!response.ok && response.status !== 304) {
    const { parsed, message } = refusalText(response.status, response.statusText, text, url)
    const after = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new ApiError(
      response.status,
      message,
      parsed.error ? (parsed as Failure) : undefined,
      Number.isFinite(after) ? after : undefined,
    )
  }
  return {
    value: (text === '' ? undefined : JSON.parse(text)) as T,
    status: response.status,
    etag: response.headers.get('etag') ?? undefined,
    echoed: options.queued !== undefined && response.headers.get(IDEMPOTENCY_HEADER) === options.queued.id,
  }
}

/** Makes one call of the contract and answers its reply; throws ApiError. */
export async function call<E extends Endpoint>(endpoint: E, args: Args<E>, options?: Options): Promise<Reply<E>> {
  return (await send<Reply<E>>(endpoint, args as AnyArgs, options)).value
}
