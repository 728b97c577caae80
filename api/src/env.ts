import { join, resolve } from 'node:path'
import { AssistantId } from 'shared/model/evaluation'
import { ChatOffer } from 'shared/model/people/chat-inbox'
import { Email, PASSWORD_MAX, PASSWORD_MIN } from 'shared/model/people/user'
import * as z from 'zod/mini'
import { LOG_LEVELS } from './log.ts'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']
const PORT_DEFAULT = 3000
const PORT_MAX = 65_535
const HOPS_MAX = 10

const whole = (max: number, least = 0) => z.coerce.number().check(z.int(), z.gte(least), z.lte(max))
const origin = z.string().check(
  z.refine((v) => URL.canParse(v) && /^https?:$/.test(new URL(v).protocol) && new URL(v).origin === v, {
    error: 'an origin such as https://situ.example.org, without a path',
  }),
)
const databaseUrl = z
  .string()
  .check(z.regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)/, { error: 'sqlite:FILE or postgres://…' }))
const replicaUrl = z.string().check(z.regex(/^postgres(ql)?:\/\/.+/, { error: 'postgres://…' }))
const text = z.optional(z.string())
const baseUrl = z
  .string()
  .check(z.refine((v) => URL.canParse(v) && /^https?:$/.test(new URL(v).protocol), { error: 'https://… or http://…' }))
const names = (list: string) => list.split(',').map((name) => name.trim())
const assistantNames = z.string().check(
  z.refine((v) => names(v).every((name) => AssistantId.options.some((id) => id === name)), {
    error: `names out of ${AssistantId.options.join(', ')}, with commas between them`,
  }),
)

/** The environment variables, one line each; .github/docs/settings.md describes them. */
const Variables = z.object({
  PORT: z._default(whole(PORT_MAX), PORT_DEFAULT),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(databaseUrl),
  APP_ORIGIN: z.optional(origin),
  /**
   * A server that follows PostgreSQL; calls whose declaration has `mayLag` (statistics and the history) read from it.
   */
  DATABASE_REPLICA_URL: z.optional(replicaUrl),
  /** Seconds by which the replica's data may be older. */
  DATABASE_REPLICA_LAG: z._default(whole(600, 2), 5),
  /** Connections of one process to PostgreSQL. */
  DATABASE_CONNECTIONS: z._default(whole(200, 2), 10),
  ADMIN_EMAIL: z._default(Email, 'admin@situ.local'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, { error: 'at least 32 characters' }))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/.+/, { error: 'smtp://… or smtps://…' }))),
  MAIL_FROM: z._default(z.string(), 'Situ <no-reply@situ.local>'),
  OPENAI_API_KEY: text,
  ANTHROPIC_API_KEY: text,
  MISTRAL_API_KEY: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  AI_BASE_URL: z.optional(baseUrl),
  AI_MODEL: text,
  /** The key of the server at `AI_BASE_URL`, if it requires one. */
  AI_API_KEY: text,
  AI_ASSISTANTS: z._default(assistantNames, 'chatgpt,claude,mistral'),
  AI_MONTHLY_BUDGET_USD: z.optional(z.coerce.number().check(z.gte(0))),
  /** Minutes between the backups of SQLite; 0 disables them. */
  BACKUP_MINUTES: z._default(whole(10_080), 60),
  BACKUP_DIR: text,
  BACKUPS_NEWEST: z._default(whole(1000, 1), 24),
  BACKUPS_DAYS: z._default(whole(1000), 30),
  /** Port for Prometheus; disabled by default. */
  METRICS_PORT: z.optional(whole(PORT_MAX)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** `rooms` has no private rooms, `off` no chat at all. */
  CHAT: z._default(ChatOffer, 'all'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS), 'info'),
  /** Seconds for which the port stays open after SIGTERM; by default three behind a proxy. */
  DRAIN_SECONDS: z.optional(whole(60)),
  TRUST_PROXY_HOPS: z._default(whole(HOPS_MAX), 0),
  /** The address of a bucket for pictures; the database holds them by default. */
  S3_URL: z.optional(baseUrl),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  STRIPE_PRICING_TABLE_ID: text,
  /** The only key that browsers get. */
  STRIPE_PUBLISHABLE_KEY: z.optional(
    z.string().check(z.startsWith('pk_', { error: 'the publishable key, which begins with pk_' })),
  ),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
})

/** The validated environment, with every default filled in. */
export type Env = ReturnType<typeof readEnv>

/** An invalid value of the environment; the message is one sentence that names the variable. */
export class EnvError extends Error {}

const REASONS: Record<string, string> = { invalid_format: 'not valid', too_small: 'too small', too_big: 'too large' }

/** Validates the environment; throws an `EnvError` for the first invalid variable. An empty value counts as unset. */
export function readEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, v]) => v !== undefined && v !== ''))
  const parsed = Variables.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    const hint = issue?.message && issue.message !== 'Invalid input' ? issue.message : REASONS[issue?.code ?? '']
    throw new EnvError(`The environment variable ${name} is not usable: ${hint ?? 'not a valid value'}.`)
  }
  const v = parsed.data
  if (v.AI_BASE_URL !== undefined && v.AI_MODEL === undefined)
    throw new EnvError('The environment variable AI_MODEL is not usable: AI_BASE_URL needs the name of a model.')
  if (v.DATABASE_REPLICA_URL !== undefined && !v.DATABASE_URL?.startsWith('postgres'))
    throw new EnvError('The environment variable DATABASE_REPLICA_URL is not usable: DATABASE_URL is not PostgreSQL.')
  const dataDir = resolve(v.DATA_DIR)
  const appOrigin = v.APP_ORIGIN ?? `http://localhost:${v.PORT}`
  const { protocol, hostname } = new URL(appOrigin)
  const isLocal = LOCAL_HOSTS.includes(hostname)
  return {
    ...v,
    dataDir,
    appOrigin,
    backups: {
      everyMs: v.BACKUP_MINUTES * 60_000,
      folder: resolve(v.BACKUP_DIR ?? join(dataDir, 'backups')),
      kept: { newest: v.BACKUPS_NEWEST, days: v.BACKUPS_DAYS },
    },
    ...(v.DATABASE_REPLICA_URL !== undefined && {
      replica: { url: v.DATABASE_REPLICA_URL, lagMs: v.DATABASE_REPLICA_LAG * 1000 },
    }),
    databaseUrl: v.DATABASE_URL ?? `sqlite:${join(dataDir, 'situ.db')}`,
    assistants: assistantsOf(v),
    payments: paymentsOf(v),
    s3: s3Of(v),
    drainMs: (v.DRAIN_SECONDS ?? (v.TRUST_PROXY_HOPS > 0 ? 3 : 0)) * 1000,
    /** Served over HTTPS outside localhost: cookies are `Secure` and HSTS is sent. */
    secure: protocol === 'https:' && !isLocal,
    /** Served over HTTP outside localhost: others on the network can read passwords and cookies. */
    isReadable: protocol === 'http:' && !isLocal,
  }
}

/** The settings of the store of pictures, all of them or none. Throws an `EnvError` for a part of them. */
function s3Of({ S3_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: z.infer<typeof Variables>) {
  const given = { S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const [missing] = Object.entries(given).find(([, value]) => value === undefined) ?? []
  const [set] = Object.entries(given).find(([, value]) => value !== undefined) ?? []
  if (set === undefined) return undefined
  if (missing !== undefined) throw new EnvError(`The environment variable ${missing} is not usable: ${set} needs it.`)
  return {
    url: String(S3_URL),
    region: S3_REGION,
    accessKeyId: String(S3_ACCESS_KEY_ID),
    secretAccessKey: String(S3_SECRET_ACCESS_KEY),
  }
}

/** The settings of payments; throws an `EnvError` for a pricing table without its public key, and the other way round. */
function paymentsOf(v: z.infer<typeof Variables>) {
  const { STRIPE_PRICING_TABLE_ID: id, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: secret } = v
  if ((id === undefined) !== (publishableKey === undefined)) {
    const missing = id === undefined ? 'STRIPE_PRICING_TABLE_ID' : 'STRIPE_PUBLISHABLE_KEY'
    const set = id === undefined ? 'STRIPE_PUBLISHABLE_KEY' : 'STRIPE_PRICING_TABLE_ID'
    throw new EnvError(`The environment variable ${missing} is not usable: ${set} needs it.`)
  }
  return {
    ...(id !== undefined && publishableKey !== undefined && { pricingTable: { id, publishableKey } }),
    ...(secret !== undefined && { webhookSecret: secret }),
  }
}

/** The settings of the assistants: models, keys, and budget. */
function assistantsOf(v: z.infer<typeof Variables>) {
  const keys: Record<AssistantId, string | undefined> = {
    chatgpt: v.OPENAI_API_KEY,
    claude: v.ANTHROPIC_API_KEY,
    mistral: v.MISTRAL_API_KEY,
    gemini: v.GOOGLE_GENERATIVE_AI_API_KEY,
  }
  return {
    // The enabled assistants, in the order in which the variable names them.
    enabled: [...new Set(names(v.AI_ASSISTANTS))] as AssistantId[],
    keys: Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== undefined)) as Partial<
      Record<AssistantId, string>
    >,
    ...(v.AI_BASE_URL !== undefined &&
      v.AI_MODEL !== undefined && {
        server: {
          baseUrl: v.AI_BASE_URL,
          model: v.AI_MODEL,
          ...(v.AI_API_KEY !== undefined && { key: v.AI_API_KEY }),
        },
      }),
    ...(v.AI_MONTHLY_BUDGET_USD !== undefined && { monthlyBudgetUsd: v.AI_MONTHLY_BUDGET_USD }),
  }
}
