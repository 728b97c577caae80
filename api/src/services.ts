import type { Logger } from 'pino'
import type { GameContent } from 'shared/model/game-content'
import type { TypingWords } from 'shared/model/typing-words'
import { uuidv7 } from 'uuidv7'
import { toUserWith } from './areas/user.ts'
import { type Shipped, seed } from './db/seed.ts'
import type { Store } from './db/store.ts'
import { metaValue } from './db/tables/meta.ts'
import { createAssistants } from './evaluator/assistants.ts'
import type { AssistantSettings } from './evaluator/models.ts'
import type { Evaluate } from './evaluator/own-evaluator.ts'
import { createBackground } from './http/background.ts'
import { createSessions } from './http/session.ts'
import type { SendMail } from './mail.ts'
import { createAdmin } from './operations/admin-account.ts'
import { createPasswords } from './passwords.ts'
import type { PaymentSettings } from './payments.ts'

export interface ServiceOptions {
  store: Store
  log: Logger
  sendMail: SendMail
  shipped: Shipped
  typingWords: TypingWords
  gameContent: GameContent
  secret: string
  appOrigin: string
  /** Outside localhost. */
  secure: boolean
  adminEmail: string
  trustProxyHops: number
  /** One's own AI. */
  evaluate: Evaluate
  assistantSettings: AssistantSettings
  payments: PaymentSettings
  /** The built site; unset where only the API is wanted. */
  webRoot?: string
  /** Epoch milliseconds. */
  clock: () => number
}
export type Services = Awaited<ReturnType<typeof createServices>>

/** Everything the areas work with, on a database that has its content. */
export async function createServices(options: ServiceOptions) {
  const { store, log, shipped, secret, adminEmail, clock } = options
  const background = createBackground((error) => log.error({ err: error }, 'background work failed'))
  const sessions = createSessions({ store, adminEmail, background: background.run })
  await seed(store, shipped, clock())
  const logId = await metaValue(store, 'log_id', uuidv7)
  const passwords = createPasswords()
  const assistants = createAssistants(options.assistantSettings, log, clock)
  return { ...options, background, sessions, passwords, assistants, toUser: toUserWith(secret, adminEmail), logId }
}

/** Makes the administrator's account where there is none; answers the password that nobody chose. */
export async function ensureAdmin({ store, adminEmail, clock }: Services, given: string | undefined) {
  const password = await createAdmin(store, adminEmail, clock(), given)
  return given === undefined ? password : undefined
}
