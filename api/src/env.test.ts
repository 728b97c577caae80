import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const reason = (variables: Record<string, string>) => {
  try {
    readEnv(variables)
    return 'fine'
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}

test('needs nothing', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', appOrigin: 'http://localhost:3000', secure: false })
  expect(env.databaseUrl).toBe(`sqlite:${env.dataDir}/situ.db`)
})
test('the origin follows the port, an empty value counts as unset', () => {
  expect(readEnv({ PORT: '4000', APP_ORIGIN: '' }).appOrigin).toBe('http://localhost:4000')
})
test('cookies are secure outside localhost only', () => {
  expect(readEnv({ APP_ORIGIN: 'https://situ.example.org' }).secure).toBe(true)
  expect(readEnv({ APP_ORIGIN: 'https://localhost:3000' }).secure).toBe(false)
})
describe('a value that is wrong is named in one sentence', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['APP_ORIGIN', 'situ.example.org'],
    ['APP_ORIGIN', 'https://situ.example.org/app'],
    ['DATABASE_URL', 'mysql://x'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['SECRET_KEY', 'short'],
    ['SMTP_URL', 'mail.example.org'],
    ['TRUST_PROXY_HOPS', '1.5'],
    ['AI_MONTHLY_BUDGET_USD', 'much'],
    ['AI_MONTHLY_BUDGET_USD', '-1'],
    ['AI_ASSISTANTS', 'chatgpt,no-such-model'],
    ['AI_ASSISTANTS', 'ChatGPT'],
    ['AI_ASSISTANTS', 'chatgpt,'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_secret'],
  ])('%s=%s', (name, value) => {
    expect(reason({ [name]: value })).toMatch(new RegExp(`^The environment variable ${name} is not usable: .+\\.$`))
    expect(reason({ [name]: value })).not.toContain('\n')
  })
})

describe('the assistants', () => {
  const assistants = (variables: Record<string, string>) => readEnv(variables).assistants
  test('are three where nothing is said, and nobody can be asked', () => {
    expect(assistants({})).toEqual({ enabled: ['chatgpt', 'claude', 'mistral'], keys: {} })
  })
  test('stand in the order in which they are named, once', () => {
    expect(assistants({ AI_ASSISTANTS: 'gemini, mistral,gemini' }).enabled).toEqual(['gemini', 'mistral'])
  })
  test('have their keys, a server for the others, and a budget', () => {
    const set = {
      OPENAI_API_KEY: 'a',
      ANTHROPIC_API_KEY: 'b',
      MISTRAL_API_KEY: 'c',
      GOOGLE_GENERATIVE_AI_API_KEY: 'd',
      AI_BASE_URL: 'http://localhost:11434/v1',
      AI_MODEL: 'qwen3',
      AI_API_KEY: 'e',
      AI_MONTHLY_BUDGET_USD: '12.5',
    }
    expect(assistants(set)).toEqual({
      enabled: ['chatgpt', 'claude', 'mistral'],
      keys: { chatgpt: 'a', claude: 'b', mistral: 'c', gemini: 'd' },
      server: { baseUrl: 'http://localhost:11434/v1', model: 'qwen3', key: 'e' },
      monthlyBudgetUsd: 12.5,
    })
  })
  test('a server without the name of a model stops the start', () => {
    expect(reason({ AI_BASE_URL: 'http://localhost:11434/v1' })).toBe(
      'The environment variable AI_MODEL is not usable: AI_BASE_URL needs the name of a model.',
    )
  })
})

describe('payments', () => {
  const [table, key] = [{ STRIPE_PRICING_TABLE_ID: 'prctbl_1' }, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }]
  test('show the pricing table with its public key', () => {
    expect(readEnv({ ...table, ...key }).payments).toEqual({
      pricingTable: { id: 'prctbl_1', publishableKey: 'pk_test_1' },
    })
  })
  test.each([
    [table, 'STRIPE_PUBLISHABLE_KEY is not usable: STRIPE_PRICING_TABLE_ID needs it.'],
    [key, 'STRIPE_PRICING_TABLE_ID is not usable: STRIPE_PUBLISHABLE_KEY needs it.'],
  ])('%j alone stops the start', (half, sentence) => {
    expect(reason(half)).toBe(`The environment variable ${sentence}`)
  })
})

test('a store of pictures is set whole or not at all', () => {
  const whole = { S3_URL: 'https://s3.example.org/situ', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readEnv({}).s3).toBeUndefined()
  expect(readEnv(whole).s3).toEqual({
    url: whole.S3_URL,
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  for (const name of Object.keys(whole)) expect(() => readEnv({ ...whole, [name]: '' })).toThrow(name)
  expect(() => readEnv({ ...whole, S3_URL: 'ftp://example.org' })).toThrow('S3_URL')
})

test('a replica belongs to PostgreSQL', () => {
  const url = 'postgres://situ@db/situ'
  expect(readEnv({}).replica).toBeUndefined()
  expect(readEnv({ DATABASE_URL: url, DATABASE_REPLICA_URL: url }).replica).toEqual({ url, lagMs: 5000 })
  expect(() => readEnv({ DATABASE_REPLICA_URL: url })).toThrow('DATABASE_URL is not PostgreSQL')
  expect(() => readEnv({ DATABASE_URL: url, DATABASE_REPLICA_URL: 'sqlite:x' })).toThrow('DATABASE_REPLICA_URL')
})

test.each([
  ['http://situ.example', true],
  ['https://situ.example', false],
  ['http://localhost:3000', false],
])('%s is an address that others can read on the way: %s', (APP_ORIGIN, isReadable) =>
  expect(readEnv({ APP_ORIGIN }).isReadable).toBe(isReadable),
)
