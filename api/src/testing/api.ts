import { join } from 'node:path'
import pino from 'pino'
import type { ChatOffer } from 'shared/model/people/chat-inbox'
import type { Plan } from 'shared/model/people/user'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import type { Browser, Send, Server } from 'shared/testing/server'
import { createApp } from '../app.ts'
import { loadGames } from '../content/load-games.ts'
import { loadTypingWords } from '../content/load-typing-words.ts'
import { shippedContent } from '../content/shipped-content.ts'
import type { Shipped } from '../db/seed/seed.ts'
import type { Watch } from '../db/sqlite.ts'
import type { AssistantSettings } from '../evaluator/models.ts'
import type { Evaluate } from '../evaluator/own-evaluator.ts'
import { cookieName } from '../http/session/session-cookie.ts'
import type { Mail } from '../mail.ts'
import type { Metrics } from '../metrics.ts'
import type { PasswordCost } from '../passwords.ts'
import type { PaymentSettings } from '../payments.ts'
import type { Files } from '../s3-files.ts'
import { createServices, ensureAdmin } from '../services.ts'
import { openSeededPglite, openSeededSqlite } from './seeded-database.ts'

export const ENGINES = ['sqlite', 'pglite'] as const
export type Engine = (typeof ENGINES)[number]
export const ORIGIN = 'http://localhost:3000'
export const ADMIN = { email: 'admin@situ.local', password: 'the admin password' }
const CONTENT = join(import.meta.dirname, '../../content')
// These three are not cached below: each start loads only the parts that its database has not received yet.
const { ratedAnswers, keyPointExamples, pageFigures, ...kinds } = shippedContent(CONTENT)
const typingWords = loadTypingWords(CONTENT)
const gameContent = loadGames(CONTENT, typingWords)
const loaded = new Map<string, Promise<unknown>>()
/** The shipped content, each kind read once for all the databases of a test file. */
export const shipped = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, load]) => [
      kind,
      () => {
        const items = loaded.get(kind) ?? load()
        loaded.set(kind, items)
        return items
      },
    ]),
  ),
  ratedAnswers,
  keyPointExamples,
  pageFigures,
} as unknown as Shipped

interface Options {
  engine?: Engine
  watch?: Watch
  /** The dialect for PGlite. */
  postgres?: Parameters<typeof openSeededPglite>[1]
  /** The PGlite database to use instead of a new one with the shipped content. */
  pglite?: Parameters<typeof openSeededPglite>[2]
  appOrigin?: string
  secure?: boolean
  trustProxyHops?: number
  webRoot?: string
  evaluate?: Evaluate
  assistantSettings?: AssistantSettings
  payments?: PaymentSettings
  chatOffer?: ChatOffer
  files?: Files
  passwordCost?: PasswordCost
  metrics?: Pick<Metrics, 'answered' | 'mail'>
}
const SESSION = cookieName(false)
const cookiesOf = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
/** Cheap hashing for tests, where passwords protect nothing. */
const CHEAP: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }
/** The assistants where nothing is configured. */
export const NO_KEYS: AssistantSettings = { enabled: ['chatgpt', 'claude', 'mistral'], keys: {} }

/** The app on a new database with the shipped content, an administrator, and a clock that the test controls. */
export async function startApi({ engine = 'sqlite', watch, postgres, pglite, ...options }: Options = {}) {
  const { store, file, clean } = await (engine === 'pglite'
    ? openSeededPglite(shipped, postgres, pglite)
    : openSeededSqlite(shipped, watch))
  const time = { now: Date.now() }
  const mails: Mail[] = []
  const logged: string[] = []
  const services = await createServices({
    store,
    log: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
    sendMail: async (mail) => void mails.push(mail),
    shipped,
    typingWords,
    gameContent,
    secret: 'a secret key of the tests, not of anyone',
    appOrigin: ORIGIN,
    secure: false,
    adminEmail: ADMIN.email,
    trustProxyHops: 0,
    passwordCost: CHEAP,
    clock: () => time.now,
    evaluate: evaluateResponse,
    assistantSettings: NO_KEYS,
    payments: {},
    chatOffer: 'all',
    ...options,
  })
  await ensureAdmin(services, ADMIN.password)
  const app = createApp(services)
  const jars = new Map<Browser, Map<string, string>>()
  const networks = new Map<string, string>()

  function addressOf(name: string) {
    const known = networks.get(name)
    if (known) return known
    const n = networks.size + 1
    const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
    networks.set(name, address)
    return address
  }
  async function send(method: string, path: string, { body, headers, as = 'anonymous', from = as }: Send = {}) {
    const jar = jars.get(as) ?? new Map<string, string>()
    const cookie = cookiesOf(jar)
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        host: new URL(ORIGIN).host,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const address = /[.:]/.test(from) ? from : addressOf(from)
    const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: address } } })
    for (const set of as === 'anonymous' ? [] : answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
      jars.set(as, jar)
    }
    return answer
  }
  const signIn = (as: Browser, who: { email: string; password: string }) =>
    send('POST', '/api/auth/login', { as, body: who })
  /** Registers, which also signs in. Returns the address, the password, the id, and the browser's name. */
  async function register(as: Browser) {
    const person = { email: `${as}@example.org`, password: `password of ${as}` }
    const answer = await send('POST', '/api/auth/register', { as, body: { ...person, firstName: 'Ada', lastName: as } })
    const user = (await answer.json()) as { id: string }
    return { ...person, id: user.id, as }
  }
  return {
    app,
    services,
    store,
    /** Path of the SQLite database; undefined with PGlite. */
    file,
    time,
    mails,
    logged,
    send,
    signIn,
    register,
    setPlan: async (userId: string, plan: Plan) => {
      await store.write((db) => db.updateTable('users').set({ plan }).where('id', '=', userId).execute())
    },
    /** The session cookie that a browser would send. */
    cookieOf: (as: Browser) => {
      const value = jars.get(as)?.get(SESSION)
      return value === undefined ? undefined : `${SESSION}=${value}`
    },
    /** Gives a browser this cookie only. */
    setCookie: (as: Browser, cookie: string) => {
      const [name = '', value = ''] = cookie.split('=')
      jars.set(as, new Map([[name, value]]))
    },
    async stop() {
      await services.background.idle()
      await store.close()
      clean()
    },
  }
}

/** The app as the contract suite uses it. */
export async function startServer(engine: Engine): Promise<Server> {
  const api = await startApi({ engine })
  for (const name of ['learner', 'other']) await api.register(name)
  await api.signIn('admin', ADMIN)
  return {
    send: api.send,
    stop: api.stop,
    setPlan: api.setPlan,
    async resetToken(email) {
      await api.services.background.idle()
      const mail = api.mails.findLast(({ to, text }) => to === email && text.includes('token='))
      return mail?.text.match(/token=([\w-]+)/)?.[1]
    },
  }
}
