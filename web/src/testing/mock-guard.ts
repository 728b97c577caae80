import type { Endpoint, Limit } from 'shared/contract/endpoint'
import type { Issue } from 'shared/contract/failure'
import { MESSAGES } from 'shared/contract/messages'
import { IDEMPOTENCY_HEADER, OWNER_HEADER } from 'shared/contract/version'
import type { Caller } from './caller'
import { Refusal } from './refusal'
import { world } from './world'

/** Names the browser and the network of a request, for tests with several. */
export const BROWSER_HEADER = 'Mock-Browser'
export const NETWORK_HEADER = 'Mock-Network'

/** Refuses callers without access, as the server's guard does. */
export function checkAccess({ shape }: Endpoint, headers: Headers, caller: Caller) {
  if (shape.access === 'public') return
  const { user } = caller.me
  const owner = headers.get(OWNER_HEADER)
  if (shape.queued && owner !== null && owner !== user.id)
    throw new Refusal(401, { error: MESSAGES.otherOwner, code: 'owner' })
  if (shape.access === 'admin' && user.role !== 'admin') throw new Refusal(403, { error: MESSAGES.forbidden })
}

function hitKey({ by }: Limit, body: unknown, headers: Headers, caller: Caller) {
  if (by === 'user') return caller.me.user.id
  if (by === 'network') return headers.get(NETWORK_HEADER) ?? ''
  return body && typeof body === 'object' && 'email' in body ? String(body.email).toLowerCase() : ''
}

/** Counts the call and refuses it beyond a limit. */
export function checkLimits({ path, shape }: Endpoint, body: unknown, headers: Headers, caller: Caller) {
  const now = Date.now()
  for (const limit of shape.limits ?? []) {
    const key = `${path} ${limit.by} ${hitKey(limit, body, headers, caller)}`
    const recent = (world.hits[key] ?? []).filter((at) => at > now - limit.seconds * 1000)
    const first = recent[0]
    if (recent.length >= limit.max && first !== undefined) {
      const lifted = first + limit.seconds * 1000
      const failure = {
        error: 'Too many requests',
        code: 'rate_limit',
        resetAt: new Date(lifted).toISOString(),
      } as const
      throw new Refusal(429, failure, { 'Retry-After': String(Math.max(1, Math.ceil((lifted - now) / 1000))) })
    }
    world.hits[key] = [...recent, now]
  }
}

type Schema = NonNullable<Endpoint['shape']['body']>
type SchemaIssue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number]
const issueOf = (issue: SchemaIssue): Issue => ({
  path: issue.path.map((step) => (typeof step === 'number' ? step : String(step))),
  code: issue.code,
  message: issue.message,
  ...('minimum' in issue && { minimum: Number(issue.minimum) }),
  ...('maximum' in issue && { maximum: Number(issue.maximum) }),
  ...('format' in issue && { format: issue.format }),
})

/** The parsed value; throws a 422 naming the fields. */
export function parsed(schema: Schema | undefined, value: unknown) {
  const result = schema?.safeParse(value)
  if (result?.success === false)
    throw new Refusal(422, { error: MESSAGES.invalid, issues: result.error.issues.map(issueOf) })
  return result?.data
}

const running = new Set<string>()
/**
 * Runs a queued write once per key: a replay gets the first reply. Refuses a key that was used with other content
 * (422), or whose first write is still in progress (409).
 */
export async function once(
  call: Endpoint,
  headers: Headers,
  caller: Caller,
  sent: string,
  run: () => Promise<unknown>,
) {
  const id = headers.get(IDEMPOTENCY_HEADER)
  if (!call.shape.queued || id === null) return run()
  const key = `${caller.me.user.id} ${id}`
  const fingerprint = `${call.method} ${sent}`
  const kept = world.replies[key]
  if (kept && kept.fingerprint !== fingerprint) throw new Refusal(422, { error: MESSAGES.keyReused })
  if (kept) return kept.body
  if (running.has(key))
    throw new Refusal(409, { error: MESSAGES.inProgress, code: 'in_progress' }, { 'Retry-After': '1' })
  running.add(key)
  try {
    const body = await run()
    world.replies[key] = { fingerprint, body }
    return body
  } finally {
    running.delete(key)
  }
}
