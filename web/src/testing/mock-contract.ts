import { type HttpHandler, HttpResponse, http } from 'msw'
import { type Area, type Endpoint, type Handlers, routePattern } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { sample } from 'shared/contract/sample'
import { CONTRACT_HEADER, CONTRACT_VERSION, IDEMPOTENCY_HEADER } from 'shared/contract/version'
import { type Caller, callerOf } from './caller'
import { BROWSER_HEADER, checkAccess, checkLimits, once, parsed } from './mock-guard'
import { Refusal } from './refusal'
import { THIS_BROWSER } from './world'

type Contract = Record<string, Area>
export type Fakes<C extends Contract> = { [A in keyof C]: Handlers<C[A], Caller> }
/** One fake without its types: the contract's schemas check its input and its output. */
type Fake = (request: never, caller: Caller) => unknown

const headersOf = (request: Request, more: Record<string, string> = {}) => {
  const id = request.headers.get(IDEMPOTENCY_HEADER)
  return { [CONTRACT_HEADER]: String(CONTRACT_VERSION), ...(id !== null && { [IDEMPOTENCY_HEADER]: id }), ...more }
}

/** Calls whose replies are the same for everyone, which the server names by a tag of their content. */
const TAGGED = /^\/api\/(modules|quizzes|scenarios|practice-texts)\b/
/** The tag of a reply: the SHA-256 of its text. */
const tagOf = async (reply: unknown) => {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(reply))))
  return `W/"${btoa(String.fromCharCode(...sum))}"`
}

/** The refusal as a response; any other error is a fault of a fake and fails the request. */
function refuse(error: unknown, request: Request) {
  if (!(error instanceof Refusal)) throw error
  return HttpResponse.json(error.failure, { status: error.status, headers: headersOf(request, error.headers) })
}

async function answer(call: Endpoint, fake: Fake | undefined, request: Request, params: object) {
  const { shape } = call
  const caller = callerOf(request.headers.get(BROWSER_HEADER) ?? THIS_BROWSER)
  checkAccess(call, request.headers, caller)
  const url = new URL(request.url)
  const text = await textOf(request)
  const body = parsed(shape.body, shape.body && jsonOf(text))
  const query = parsed(shape.query, Object.fromEntries(url.searchParams))
  checkLimits(call, body, request.headers, caller)
  const run = async () => {
    const made = fake ? await fake({ params, body, query } as never, caller) : shape.reply && sample(shape.reply)
    return shape.reply?.parse(made)
  }
  const reply = await once(call, request.headers, caller, `${url.pathname}${url.search} ${text}`, run)
  const isTagged = call.method === 'GET' && TAGGED.test(url.pathname)
  const headers = headersOf(request, isTagged ? { etag: await tagOf(reply) } : {})
  return shape.reply ? HttpResponse.json(reply as never, { headers }) : new HttpResponse(null, { status: 204, headers })
}

/** The body's text, decompressed where necessary. */
const textOf = (request: Request) =>
  request.headers.get('content-encoding') === 'gzip' && request.body
    ? new Response(request.body.pipeThrough(new DecompressionStream('gzip'))).text()
    : request.text()

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * MSW handlers for a whole contract that refuse as the server does: the given fakes, and a sample reply everywhere
 * else.
 */
export function mockContract<C extends Contract>(
  contract: C,
  fakes: { [A in keyof C]?: Partial<Handlers<C[A], Caller>> } = {},
): HttpHandler[] {
  const one = (call: Endpoint, fake?: Fake) =>
    http[call.method.toLowerCase() as 'get'](`*${routePattern(call.path)}`, ({ request, params }) =>
      answer(call, fake, request, params).catch((error) => refuse(error, request)),
    )
  const unknown = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) =>
    HttpResponse.json({ error: MESSAGES.notFound }, { status: 404, headers: headersOf(request) }),
  )
  const calls = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => one(call, fakes[area]?.[name] as Fake | undefined)),
  )
  return [...calls, unknown]
}
