import { join, resolve } from 'node:path'
import { AssistantId } from 'shared/model/evaluation'
import { Email, PASSWORD_MAX, PASSWORD_MIN } from 'shared/model/user'
import * as z from 'zod/mini'

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

/** The table of design §2, one line per variable. */
const Variables = z.object({
  PORT: z._default(whole(PORT_MAX), PORT_DEFAULT),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(databaseUrl),
  APP_ORIGIN: z.optional(origin),
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
  /** For a server that asks for one. */
  AI_API_KEY: text,
  AI_ASSISTANTS: z._default(assistantNames, 'chatgpt,claude,mistral'),
  AI_MONTHLY_BUDGET_USD: z.optional(z.coerce.number().check(z.gte(0))),
  TRUST_PROXY_HOPS: z._default(whole(HOPS_MAX), 0),
  STRIPE_PRICING_TABLE_ID: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
})

/** The environment, checked, with every default filled in. */
export type Env = ReturnType<typeof readEnv>

/** A value of the environment that cannot be used; its message is one sentence that names the variable. */
export class EnvError extends Error {}

const REASONS: Record<string, string> = { invalid_format: 'not valid', too_small: 'too small', too_big: 'too large' }

/** Checks the environment; throws an `EnvError` for the first variable that is wrong. An empty value counts as unset. */
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
  const dataDir = resolve(v.DATA_DIR)
  const appOrigin = v.APP_ORIGIN ?? `http://localhost:${v.PORT}`
  return {
    ...v,
    dataDir,
    appOrigin,
    databaseUrl: v.DATABASE_URL ?? `sqlite:${join(dataDir, 'situ.db')}`,
    assistants: assistantsOf(v),
    payments: paymentsOf(v),
    /** Outside localhost cookies are `Secure` and the transport is pinned. */
    secure: new URL(appOrigin).protocol === 'https:' && !LOCAL_HOSTS.includes(new URL(appOrigin).hostname),
  }
}

/** The table of plans needs its id and the public key together. */
function paymentsOf(v: z.infer<typeof Variables>) {
  const { STRIPE_PRICING_TABLE_ID: id, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: secret } = v
  return {
    ...(id !== undefined && publishableKey !== undefined && { pricingTable: { id, publishableKey } }),
    ...(secret !== undefined && { webhookSecret: secret }),
  }
}

/** The assistants, what they are asked with, and for how much. */
function assistantsOf(v: z.infer<typeof Variables>) {
  const keys = {
    chatgpt: v.OPENAI_API_KEY,
    claude: v.ANTHROPIC_API_KEY,
    mistral: v.MISTRAL_API_KEY,
    gemini: v.GOOGLE_GENERATIVE_AI_API_KEY,
  }
  return {
    // In the order in which they are named.
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
