import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { createApp } from './app.ts'
import { newestBackup, scheduleBackups } from './backups.ts'
import { loadGames } from './content/load-games.ts'
import { loadTypingWords } from './content/load-typing-words.ts'
import { ContentError } from './content/read-content.ts'
import { shippedContent } from './content/shipped-content.ts'
import { FileError } from './db/file-error.ts'
import { mendPlans } from './db/mend-plans.ts'
import { refuseHalfMoved } from './db/move.ts'
import { openStore, shownUrl } from './db/open.ts'
import { firstPublishedScenario } from './db/tables/content/scenarios.ts'
import { sweep } from './db/tables/housekeeping.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { warmUpEvaluator } from './evaluator/warm-up.ts'
import { createLog } from './log.ts'
import { createMail } from './mail.ts'
import { LOOK_EVERY_MS } from './mail-outbox.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { sameKeyAsBefore } from './operations/secret-key.ts'
import { closeToOthers } from './private-files.ts'
import { s3Files } from './s3-files.ts'
import { hasKeyFile, KeyError, secretKey } from './secrets.ts'
import { createServices, ensureAdmin } from './services.ts'
import { stopOnSignal } from './stop.ts'

const SQLITE = 'sqlite:'
const HOUR_MS = 3_600_000
const HEADERS_MS = 10_000
/**
 * Milliseconds within which a request must have arrived: a slow uplink (8 KB/s) can send the largest body of a
 * learner's call (512 KiB) in that time. The time limit of the call itself begins again afterwards.
 */
const REQUEST_MS = 90_000
/** Milliseconds between checks for connections that send their headers too slowly. */
const CHECK_MS = 1000
const CONTENT = join(import.meta.dirname, '../content')
const WEB = join(import.meta.dirname, '../../web/dist')

/** A start that cannot succeed, explained in one sentence. */
class StartError extends Error {}

function prepareFolder(dir: string) {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    accessSync(dir, constants.W_OK)
  } catch (error) {
    throw new StartError(`The data folder ${dir} cannot be written to; choose another one with DATA_DIR.`, {
      cause: error,
    })
  }
}
function listen(server: ReturnType<typeof createServer>, port: number, host: string) {
  return new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? 'is already in use; choose another one with PORT'
          : `cannot be opened (${error.code})`
      fail(new StartError(`Port ${port} on ${host} ${why}.`, { cause: error }))
    })
    server.listen(port, host, done)
  })
}
async function openDatabase({ databaseUrl, DATABASE_CONNECTIONS: connections, replica }: Env, log: Logger) {
  const onBroken = (error: Error) => log.error({ err: error }, 'a database connection broke')
  const store = await openStore(databaseUrl, onBroken, connections, replica)
  await refuseHalfMoved(store.read)
  return store
}
/**
 * Waits for a write of the start. A full or failing disk is not a fault of the program, so SQLite's error of that kind
 * becomes a `StartError`; the next start continues where this one stopped.
 */
async function filled<T>(url: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !/^SQLITE_(FULL|IOERR|READONLY)/.test(String(error.code)))
      throw error
    throw new StartError(`The database ${shownUrl(url)} cannot be written: ${error.message}.`, { cause: error })
  }
}
async function start() {
  const env = readEnv(process.env)
  const { log, lost: lostLines, close: closeLog } = createLog(env.LOG_LEVEL)
  if (env.isReadable) log.warn('APP_ORIGIN is http://: passwords and cookies can be read on the way; set https://')

  prepareFolder(env.dataDir)
  const sqliteFile = env.databaseUrl.startsWith(SQLITE) ? resolve(env.databaseUrl.slice(SQLITE.length)) : undefined
  const open = closeToOthers({ dataDir: env.dataDir, database: sqliteFile, backups: env.backups.folder })
  if (open.length > 0) log.warn({ paths: open }, 'others on this machine can read the data; take their rights away')
  const hadKey = env.SECRET_KEY === undefined && hasKeyFile(env.dataDir)
  const secret = secretKey(env.SECRET_KEY, env.dataDir)
  if (sqliteFile !== undefined) prepareFolder(dirname(sqliteFile))
  const store = await openDatabase(env, log)
  const { isNew } = await filled(env.databaseUrl, sameKeyAsBefore(store, secret))
  if (isNew && hadKey)
    log.warn(
      { database: shownUrl(env.databaseUrl), newestBackup: newestBackup(env.backups.folder) },
      'the database is new, but the secret key is that of an earlier start: if there was a database, stop, bring it or a backup back (operate restore), and start again',
    )
  const sendMail = createMail({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    dataDir: env.dataDir,
    onFile: (file) => log.info({ file }, 'mail written'),
  })
  const metrics = env.METRICS_PORT === undefined ? undefined : await createMetrics({ store: store.state, lostLines })
  const typingWords = loadTypingWords(CONTENT)
  const creating = createServices({
    metrics,
    store,
    log,
    sendMail,
    secret,
    shipped: shippedContent(CONTENT),
    typingWords,
    gameContent: loadGames(CONTENT, typingWords),
    appOrigin: env.appOrigin,
    secure: env.secure,
    adminEmail: env.ADMIN_EMAIL,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    evaluate: evaluateResponse,
    assistantSettings: env.assistants,
    payments: env.payments,
    chatOffer: env.CHAT,
    files: env.s3 && s3Files(env.s3),
    webRoot: WEB,
    clock: Date.now,
  })
  const services = await filled(env.databaseUrl, creating)
  const app = createApp(services)
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      // Proxies check a server by HTTP/1.0, which has no Host header.
      requireHostHeader: false,
    },
    getRequestListener(app.fetch, { hostname: 'localhost' }),
  )
  // The administrator's account is made before the first request, so that nobody else can register its address.
  const password = await filled(env.databaseUrl, ensureAdmin(services, env.ADMIN_PASSWORD))
  await filled(env.databaseUrl, mendPlans(store, Date.now()))
  const account =
    password === undefined
      ? ''
      : `Administrator: ${env.ADMIN_EMAIL} with the password ${password} (shown only this once)\n`
  // Half of the heap is garbage by now, from reading the content. V8 would keep its memory; this collection returns it
  // (20 MiB in 50 ms). It exists where Node was started with `--expose-gc`.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  if (metrics) await serveMetrics(metrics.registry, env.METRICS_PORT ?? 0, env.METRICS_HOST)
  await listen(server, env.PORT, env.HOST).catch((error) => {
    process.stdout.write(account)
    throw error
  })
  const hourly = async () => {
    await store.write((db) => sweep(db, Date.now()))
    await mendPlans(store, Date.now())
    await services.pictures.sweep(Date.now())
  }
  const mailing = setInterval(() => services.background.run(services.outbox.sendDue), LOOK_EVERY_MS)
  const sweeping = setInterval(() => services.background.run(hourly), HOUR_MS)
  const { everyMs, folder, kept } = env.backups
  const backups =
    sqliteFile !== undefined && everyMs > 0
      ? scheduleBackups({ file: sqliteFile, folder, kept }, everyMs, log)
      : undefined
  const close = async () => {
    clearInterval(sweeping)
    clearInterval(mailing)
    await backups?.stop()
    await services.background.idle()
    await store.close()
  }
  stopOnSignal({ server, log, closeLog, drain: services.readiness.drain, drainMs: env.drainMs, close })
  services.background.run(services.passwords.warmUp)
  services.background.run(async () => warmUpEvaluator(evaluateResponse, await firstPublishedScenario(store.read)))

  const { port } = server.address() as AddressInfo
  const origin = env.PORT === 0 ? `http://localhost:${port}` : env.appOrigin
  const site = env.HOST === '127.0.0.1' ? origin : `${origin} (on ${env.HOST}:${port})`
  process.stdout.write(`Situ: ${site}\n${account}`)
  log.info({ port, node: process.version }, 'listening')
}

try {
  await start()
} catch (error) {
  const isPlain = [EnvError, StartError, FileError, KeyError, ContentError].some((kind) => error instanceof kind)
  process.stderr.write(
    isPlain
      ? `Situ cannot start. ${(error as Error).message}\n`
      : `Situ cannot start.\n${(error as Error).stack ?? error}\n`,
  )
  process.exit(1)
}
