// Proof that no request breaks the server: random requests to the calls of the OpenAPI document, in every role, with
// valid and invalid values. No reply may be 5xx other than 503 or take longer than a second, and no secret may be in a
// reply or the log. REQUESTS and SEED choose how many and which; ENGINE chooses the database.
import type { JsonSchema } from 'shared/contract/json-schema'
import { ADMIN, type Engine, startApi } from '../src/testing/api.ts'
import { chance, randomValue } from './random-values.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 3000)
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const ENGINE = (process.env.ENGINE ?? 'sqlite') as Engine
const SLOW_MS = 1000
/** Characters of a session's token: 256 bits in base64url. */
const TOKEN_LENGTH = 43
/** Requests between two checks that everybody is still signed in. */
const LOOK_EVERY = 100
/** Milliseconds by which the server's clock advances after each request, so that limits do not refuse all of them. */
const STEP_MS = 700

interface Operation {
  parameters?: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

const by = chance(SEED)
const api = await startApi({ engine: ENGINE })
const document = (await (await api.send('GET', '/api/openapi.json')).json()) as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
)
const { schemas } = document.components
const secrets = new Set([ADMIN.password])
const ids = ['understand-the-test', 'ethics-principles', 'general', 'none', 'p1']
let people = 0

/** Gives every role a session: a new one where the last one has ended. Collects the passwords and tokens as secrets. */
async function signEverybodyIn() {
  const isIn = async (as: string) => (await api.send('GET', '/api/auth/user', { as })).status === 200
  for (const as of ['learner', 'premium'])
    if (!(await isIn(as))) {
      const password = `canary pass phrase ${++people}`
      secrets.add(password)
      const body = { email: `fuzz-${people}@example.org`, password, firstName: 'F', lastName: 'Z' }
      const user = (await (await api.send('POST', '/api/auth/register', { as, from: `p-${people}`, body })).json()) as {
        id: string
      }
      if (as === 'premium') await api.setPlan(user.id, 'pro')
      ids.push(user.id)
    }
  if (!(await isIn('admin'))) {
    await api.signIn('admin', ADMIN)
    if (!(await isIn('admin'))) throw new Error('the administrator cannot sign in any more')
  }
  for (const as of ['learner', 'premium', 'admin']) {
    const token = api.cookieOf(as)?.split('=')[1]
    if (token?.length !== TOKEN_LENGTH) throw new Error('a session has a token of another length')
    secrets.add(token)
  }
}

/** Everything that might be a token, and every password of a learner here. */
const CANDIDATES = /canary pass phrase \d+|[\w-]{43,}/g
/**
 * The secret that the text contains, if any. A long run creates thousands of sessions, so possible tokens in the text
 * are looked up in a set, instead of searching the text for every token.
 */
function secretIn(text: string) {
  if (text.includes(ADMIN.password)) return ADMIN.password
  for (const [found] of text.matchAll(CANDIDATES)) {
    if (secrets.has(found)) return found
    for (let at = 0; at + TOKEN_LENGTH <= found.length; at++) {
      const part = found.slice(at, at + TOKEN_LENGTH)
      if (secrets.has(part)) return part
    }
  }
  return undefined
}

const failures: string[] = []
const statuses = new Map<number, number>()
let slowest = 0
for (let i = 0; i < REQUESTS; i++) {
  if (i % LOOK_EVERY === 0) await signEverybodyIn()
  const { path, method, parameters = [], requestBody } = by.of(operations)
  const value = (schema: JsonSchema | undefined) => randomValue(schema, by, ids, schemas)
  const told = (schema: JsonSchema) => encodeURIComponent(String(value(schema)).toWellFormed().slice(0, 500)) || 'x'
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => told(parameters.find((p) => p.name === name)?.schema ?? {}))
  const query = parameters.filter((p) => p.in === 'query' && by.next() < 0.6).map((p) => `${p.name}=${told(p.schema)}`)
  const body = value(requestBody?.content['application/json']?.schema)
  const as = by.of(['anonymous', 'learner', 'learner', 'premium', 'admin', 'admin'])
  // The administrator's account calls are left out, because a changed password would stop the run.
  if (as === 'admin' && path.startsWith('/api/account')) continue
  const url = `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const headers = by.next() < 0.3 ? { 'Idempotency-Key': `k-${by.below(50)}` } : {}
  const begun = performance.now()
  const answer = await api.send(method, url, {
    as,
    headers,
    from: `n-${i % 500}`,
    ...(requestBody && { body: JSON.stringify(body) ?? 'null' }),
  })
  const text = await answer.text()
  const ms = performance.now() - begun
  slowest = Math.max(slowest, ms)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  const said = `${as} ${method} ${url.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 400)}`
  if (answer.status >= 500 && answer.status !== 503)
    failures.push(`${answer.status}: ${said}\n${api.logged.slice(-2).join('')}`)
  if (ms > SLOW_MS) failures.push(`${Math.round(ms)} ms: ${said}`)
  if (secretIn(text) !== undefined) failures.push(`a secret was answered: ${said}`)
  api.time.now += STEP_MS
  if (failures.length > 20) break
}
await api.services.background.idle()
for (const line of api.logged) {
  const secret = secretIn(line)
  if (secret !== undefined) failures.push(`a secret is in the log: ${secret.slice(0, 6)}…`)
}
await api.stop()

for (const failure of failures) console.log(failure)
const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`)
console.log(
  `${operations.length} calls, ${REQUESTS} requests on ${ENGINE} with seed ${SEED}: ${counted.join(', ')}; slowest ${Math.round(slowest)} ms`,
)
if (failures.length > 0) {
  console.log(`FAILED: ${failures.length}`)
  process.exit(1)
}
console.log('no request broke the server, took a second or was told a secret')
