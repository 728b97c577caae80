import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pino, { type Logger } from 'pino'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { createApp } from './app.ts'
import { loadGames } from './content/load-games.ts'
import { loadTypingWords } from './content/load-typing-words.ts'
import { ContentError } from './content/read-content.ts'
import { shippedContent } from './content/shipped-content.ts'
import { mendPlans } from './db/mend-plans.ts'
import { openStore } from './db/open.ts'
import { FileError } from './db/sqlite-file.ts'
import { sweep } from './db/tables/housekeeping.ts'
import { publishedScenarios } from './db/tables/scenarios.ts'
import { EnvError, readEnv } from './env.ts'
import { warmUpEvaluator } from './evaluator/warm-up.ts'
import { createMail } from './mail.ts'
import { KeyError, secretKey } from './secrets.ts'
import { createServices, ensureAdmin } from './services.ts'
import { stopOnSignal } from './stop.ts'

const HOUR_MS = 3_600_000
/** Log lines are written this many bytes at a time, and every second. */
const LOG_BYTES = 16_000
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
const CONTENT = join(import.meta.dirname, '../content')
const WEB = join(import.meta.dirname, '../../web/dist')

/** A start that cannot succeed, said in one sentence. */
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
/** The URL as it may be shown: without the password it can hold. */
const shown = (url: string) => url.replace(/\/\/[^@/]*@/, '//')

async function openDatabase(url: string, log: Logger) {
  try {
    return await openStore(url, (error) => log.error({ err: error }, 'a database connection broke'))
  } catch (error) {
    if (error instanceof FileError) throw new StartError(error.message, { cause: error })
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database ${shown(url)} cannot be opened: ${why.split('\n')[0]}.`, { cause: error })
  }
}
/** What is first written into the database. A disk that is full or fails is no fault of the program: the next start goes on from there. */
async function filled<T>(url: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !/^SQLITE_(FULL|IOERR|READONLY)/.test(String(error.code)))
      throw error
    throw new StartError(`The database ${shown(url)} cannot be written: ${error.message}.`, { cause: error })
  }
}
async function start() {
  const env = readEnv(process.env)
  // Logs go to stderr, so that stdout holds what a person reads.
  const logStream = pino.destination({ fd: 2, sync: false, minLength: LOG_BYTES })
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, logStream)
  setInterval(() => logStream.flush(), 1000).unref()

  prepareFolder(env.dataDir)
  const secret = secretKey(env.SECRET_KEY, env.dataDir)
  if (env.databaseUrl.startsWith('sqlite:')) prepareFolder(dirname(env.databaseUrl.slice('sqlite:'.length)))
  const store = await openDatabase(env.databaseUrl, log)
  const sendMail = createMail({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    dataDir: env.dataDir,
    onFile: (file) => log.info({ file }, 'mail written'),
  })
  const creating = createServices({
    store,
    log,
    sendMail,
    secret,
    shipped: shippedContent(CONTENT),
    typingWords: loadTypingWords(CONTENT),
    gameContent: loadGames(CONTENT),
    appOrigin: env.appOrigin,
    secure: env.secure,
    adminEmail: env.ADMIN_EMAIL,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    evaluate: evaluateResponse,
    assistantSettings: env.assistants,
    payments: env.payments,
    webRoot: WEB,
    clock: Date.now,
  })
  const services = await filled(env.databaseUrl, creating)
  const app = createApp(services)
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS }, getRequestListener(app.fetch))
  // Before the first request: nobody else may register the administrator's address.
  const password = await filled(env.databaseUrl, ensureAdmin(services, env.ADMIN_PASSWORD))
  await filled(env.databaseUrl, mendPlans(store, Date.now()))
  const account =
    password === undefined
      ? ''
      : `Administrator: ${env.ADMIN_EMAIL} with the password ${password} (shown only this once)\n`
  await listen(server, env.PORT, env.HOST).catch((error) => {
    process.stdout.write(account)
    throw error
  })
  const hourly = async () => {
    await store.write((db) => sweep(db, Date.now()))
    await mendPlans(store, Date.now())
  }
  const sweeping = setInterval(() => services.background.run(hourly), HOUR_MS)
  stopOnSignal(server, log, async () => {
    clearInterval(sweeping)
    await services.background.idle()
    await store.close()
    log.info('stopped')
    logStream.flushSync()
  })
  services.background.run(services.passwords.warmUp)
  services.background.run(async () => warmUpEvaluator(evaluateResponse, await publishedScenarios(store.read)))

  const site = env.HOST === '127.0.0.1' ? env.appOrigin : `${env.appOrigin} (on ${env.HOST}:${env.PORT})`
  process.stdout.write(`Situ: ${site}\n${account}`)
  log.info({ port: env.PORT, node: process.version }, 'listening')
}

try {
  await start()
} catch (error) {
  const isPlain = [EnvError, StartError, KeyError, ContentError].some((kind) => error instanceof kind)
  process.stderr.write(
    isPlain
      ? `Situ cannot start. ${(error as Error).message}\n`
      : `Situ cannot start.\n${(error as Error).stack ?? error}\n`,
  )
  process.exit(1)
}
