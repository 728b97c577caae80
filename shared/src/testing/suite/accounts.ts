import { describe, expect, test } from 'vitest'
import { auth } from '../../contract/calls/auth.ts'
import type { Client, Person } from './client.ts'

const registration = (email: string) => ({
  email,
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'Lovelace',
})

/** Accounts and sessions. */
export function accounts(client: Client) {
  const { ok, refused, newcomer, next } = client
  const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>, as = next('browser')) =>
    ok(auth.login, { as, from: as, body: { email, password } })
  const wrongPassword = (email: string, from = next('network')) =>
    refused(auth.login, 401, { as: 'anonymous', from, body: { email, password: 'not the password' } })

  describe('register', () => {
    test('makes an account and signs it in', async () => {
      const browser = next('browser')
      const email = `${browser}@example.org`
      const user = await ok(auth.register, { as: browser, from: browser, body: registration(email) })
      expect(user).toMatchObject({
        email,
        firstName: 'Ada',
        lastName: 'Lovelace',
        displayName: 'Ada Lovelace',
        role: 'user',
        plan: 'free',
        subscriptionStatus: 'free',
      })
      expect((await ok(auth.user, { as: browser })).id).toBe(user.id)
    })

    test('a taken address is 409, however it is written', async () => {
      const { email } = await newcomer()
      const from = next('network')
      await refused(auth.register, 409, { as: next('browser'), from, body: registration(email) })
      await refused(auth.register, 409, { as: next('browser'), from, body: registration(email.toUpperCase()) })
    })

    test.each([
      ['email', 'no address', 'invalid_format'],
      ['password', '1234567', 'too_small'],
      ['firstName', '  ', 'too_small'],
      ['firstName', 'x'.repeat(51), 'too_big'],
      ['lastName', '', 'too_small'],
      ['lastName', 'x'.repeat(51), 'too_big'],
    ])('a wrong %s (%s) is named', async (field, value, code) => {
      const as = next('browser')
      const body = { ...registration(`${as}@example.org`), [field]: value }
      const failure = await refused(auth.register, 422, { as, from: as, body })
      expect(failure.issues).toEqual([expect.objectContaining({ path: [field], code })])
    })

    test('fifty characters are a name', async () => {
      const as = next('browser')
      const name = 'x'.repeat(50)
      const body = { ...registration(`${as}@example.org`), firstName: name, lastName: name }
      expect(await ok(auth.register, { as, from: as, body })).toMatchObject({ firstName: name, lastName: name })
    })

    test('eight characters are a password, and the limit is named with its number', async () => {
      const as = next('browser')
      await ok(auth.register, { as, from: as, body: { ...registration(`${as}@example.org`), password: '3 crayon' } })
      const body = { ...registration(`${next('browser')}@example.org`), password: '1234567' }
      const failure = await refused(auth.register, 422, { as: 'anonymous', from: as, body })
      expect(failure.issues?.[0]?.minimum).toBe(8)
    })
  })

  describe('sign in', () => {
    test('opens a session', async () => {
      const person = await newcomer()
      const browser = next('browser')
      const user = await signIn(person, browser)
      expect(user.id).toBe(person.id)
      expect((await ok(auth.user, { as: browser })).email).toBe(person.email)
    })

    test('the address counts without its spaces and capitals', async () => {
      const { email, password, id } = await newcomer()
      expect((await signIn({ email: ` ${email.toUpperCase()} `, password })).id).toBe(id)
    })

    test('a wrong password and an unknown address are refused alike', async () => {
      const { email } = await newcomer()
      expect(await wrongPassword(email)).toEqual(await wrongPassword('nobody@example.org'))
    })

    test('the sixth attempt on one account waits, with the right password too', async () => {
      const { email, password } = await newcomer()
      for (let i = 0; i < 5; i++) await wrongPassword(email)
      const ask = { as: next('browser'), from: next('network'), body: { email, password } }
      expect((await refused(auth.login, 429, ask)).code).toBe('rate_limit')
      const answer = await client.send(auth.login, ask)
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    })
  })

  describe('a session', () => {
    test('ends with signing out, and signing out twice is no error', async () => {
      const { as } = await newcomer()
      await ok(auth.logout, { as })
      await refused(auth.user, 401, { as })
      await ok(auth.logout, { as })
    })

    test('goes on after a refresh', async () => {
      const { as, id } = await newcomer()
      await ok(auth.refresh, { as })
      expect((await ok(auth.user, { as })).id).toBe(id)
    })

    test('of one browser is not that of another', async () => {
      const person = await newcomer()
      const second = next('browser')
      await signIn(person, second)
      await ok(auth.logout, { as: person.as })
      expect((await ok(auth.user, { as: second })).id).toBe(person.id)
    })
  })

  describe('a forgotten password', () => {
    const forgot = (email: string) =>
      ok(auth.forgotPassword, { as: 'anonymous', from: next('network'), body: { email } })
    const reset = (token: string, password: string) => ({
      as: 'anonymous',
      from: next('network'),
      body: { token, password },
    })

    test('is answered alike whether or not the address exists', async () => {
      const { email } = await newcomer()
      expect(await forgot(email)).toEqual(await forgot(`${next('nobody')}@example.org`))
    })

    test('is set anew once by the token of the mail, and ends every session', async () => {
      const person = await newcomer()
      await forgot(person.email)
      const token = await client.resetToken(person.email)
      expect(token).toBeTruthy()
      await ok(auth.resetPassword, reset(token ?? '', 'another horse'))
      await refused(auth.user, 401, { as: person.as })
      await refused(auth.login, 401, { as: 'anonymous', from: next('network'), body: person })
      expect((await signIn({ email: person.email, password: 'another horse' })).id).toBe(person.id)
      await refused(auth.resetPassword, 400, reset(token ?? '', 'a third horse'))
    })

    test('is not set by a token that nobody was sent', async () => {
      const failure = await refused(auth.resetPassword, 400, reset('made-up', 'another horse'))
      expect(failure.error).toBe('Invalid reset token')
    })

    test('has no token for an address without an account', async () => {
      const email = `${next('nobody')}@example.org`
      await forgot(email)
      expect(await client.resetToken(email)).toBeUndefined()
    })
  })
}
