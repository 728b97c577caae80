import type { Logger } from 'pino'
import type { GameContent } from 'shared/model/content/game-content'
import type { ChatOffer } from 'shared/model/people/chat-inbox'
import type { TypingWords } from 'shared/model/typing-words'
import { uuidv7 } from 'uuidv7'
import { toUserWith } from './areas/user.ts'
import { type Shipped, seed } from './db/seed/seed.ts'
import type { Store } from './db/store.ts'
import { metaValue } from './db/tables/meta.ts'
import { createAssistants } from './evaluator/assistants.ts'
import type { AssistantSettings } from './evaluator/models.ts'
import type { Evaluate } from './evaluator/own-evaluator.ts'
import { createBackground } from './http/background.ts'
import { createReadiness } from './http/readiness.ts'
import { createSessions } from './http/session/session.ts'
import type { SendMail } from './mail.ts'
import { mailOutbox } from './mail-outbox.ts'
import type { Metrics } from './metrics.ts'
import { createAdmin } from './operations/admin-account.ts'
import { createPasswords, type PasswordCost } from './passwords.ts'
import type { PaymentSettings } from './payments.ts'
import { createPictures } from './pictures.ts'
import type { Files } from './s3-files.ts'

export interface ServiceOptions {
  store: Store
  log: Logger
  sendMail: SendMail
  shipped: Shipped
  typingWords: TypingWords
  gameContent: GameContent
  secret: string
  appOrigin: string
  /** Whether the application is served outside localhost, where cookies are `Secure`. */
  secure: boolean
  adminEmail: string
  trustProxyHops: number
  passwordCost?: PasswordCost
  metrics?: Pick<Metrics, 'answered' | 'mail'> | undefined
  /** The application's own evaluator. */
  evaluate: Evaluate
  assistantSettings: AssistantSettings
  payments: PaymentSettings
  chatOffer: ChatOffer
  /** The store of pictures; unset where the database holds them. */
  files?: Files | undefined
  /** The built site; unset where only the API is needed. */
  webRoot?: string
  /** Epoch milliseconds. */
  clock: () => number
}
export type Services = Awaited<ReturnType<typeof createServices>>

/** Creates everything that the areas use, after it has given the database the shipped content. */
export async function createServices(options: ServiceOptions) {
  const { store, log, shipped, secret, adminEmail, clock } = options
  const background = createBackground((error) => log.error({ err: error }, 'background work failed'))
  const outbox = mailOutbox({ store, transport: options.sendMail, secret, log, clock, onEnd: options.metrics?.mail })
  const readiness = createReadiness()
  const sessions = createSessions({ store, adminEmail, background: background.run })
  await seed(store, shipped, clock())
  const logId = await metaValue(store, 'log_id', uuidv7)
  const passwords = createPasswords(options.passwordCost && { cost: options.passwordCost })
  const assistants = createAssistants(options.assistantSettings, log, clock)
  return {
    ...options,
    sendMail: outbox.send,
    outbox,
    background,
    readiness,
    sessions,
    passwords,
    assistants,
    pictures: createPictures({ store, files: options.files, log }),
    toUser: toUserWith(secret, adminEmail),
    logId,
  }
}

/** Creates the administrator's account where there is none; returns the password if it was generated. */
export async function ensureAdmin({ store, adminEmail, clock }: Services, given: string | undefined) {
  const password = await createAdmin(store, adminEmail, clock(), given)
  return given === undefined ? password : undefined
}
