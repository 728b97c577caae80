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
  ])('%s=%s', (name, value) => {
    expect(reason({ [name]: value })).toMatch(new RegExp(`^The environment variable ${name} is not usable: .+\\.$`))
    expect(reason({ [name]: value })).not.toContain('\n')
  })
})
