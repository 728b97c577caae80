import { expect, test } from 'vitest'
import { account } from '../../contract/calls/account.ts'
import { auth } from '../../contract/calls/auth.ts'
import { chat } from '../../contract/calls/chat.ts'
import { plans } from '../../contract/calls/plans.ts'
import { profile } from '../../contract/calls/profile.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { CUSTOM_TITLE_MAX, DISPLAY_NAME_MAX } from '../../model/people/user.ts'
import type { Client } from './client.ts'

/** One white pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

export function ownAccount(client: Client) {
  const { ok, refused, newcomer, next } = client

  test('name and title change, what is left out stays, an empty title is none', async () => {
    const { as } = await newcomer()
    await ok(profile.update, { as, body: { displayName: '  Ada L.  ', customTitle: 'Candidate' } })
    expect(await ok(profile.update, { as, body: { displayName: 'Countess' } })).toMatchObject({
      displayName: 'Countess',
      customTitle: 'Candidate',
    })
    expect(await ok(auth.user, { as })).toMatchObject({ displayName: 'Countess', customTitle: 'Candidate' })
    expect((await ok(profile.update, { as, body: { customTitle: '  ' } })).customTitle).toBeNull()
    expect((await ok(profile.update, { as, body: {} })).displayName).toBe('Countess')
  })

  test.each([
    ['displayName', ''],
    ['displayName', ' '],
    ['displayName', 'x'.repeat(DISPLAY_NAME_MAX + 1)],
    ['customTitle', 'x'.repeat(CUSTOM_TITLE_MAX + 1)],
    ['profileImage', 'https://example.org/me.png'],
    ['profileImage', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4='],
    ['profileImage', 'data:image/png;base64,PHN2Zz48L3N2Zz4='],
  ])('%s %j → 422 naming it', async (field, value) => {
    const failure = await refused(profile.update, 422, { as: 'learner', body: { [field]: value } })
    expect(failure.issues?.[0]?.path).toEqual([field])
  })
  test('names at their limit are taken', async () => {
    const { as } = await newcomer()
    const body = { displayName: 'é'.repeat(DISPLAY_NAME_MAX), customTitle: 'x'.repeat(CUSTOM_TITLE_MAX) }
    expect(await ok(profile.update, { as, body })).toMatchObject(body)
  })

  test('a picture is taken, and taken away', async () => {
    const { as } = await newcomer()
    expect((await ok(auth.user, { as })).profileImageUrl).toBeNull()
    expect((await ok(profile.update, { as, body: { profileImage: PNG } })).profileImageUrl).toEqual(expect.any(String))
    expect((await ok(profile.update, { as, body: { displayName: 'Ada' } })).profileImageUrl).toEqual(expect.any(String))
    expect((await ok(profile.update, { as, body: { profileImage: null } })).profileImageUrl).toBeNull()
  })

  test('a password changes with the present one; other devices are signed out, this one goes on', async () => {
    const { as, email, password } = await newcomer()
    const other = next('browser')
    await ok(auth.login, { as: other, from: other, body: { email, password } })
    const wrong = await refused(account.changePassword, 403, {
      as,
      body: { current: 'no', password: 'a new password' },
    })
    expect(wrong).toMatchObject({ error: MESSAGES.passwordWrong, issues: [{ path: ['current'] }] })
    await ok(account.changePassword, { as, body: { current: password, password: 'a new password' } })
    await ok(auth.user, { as })
    await refused(auth.user, 401, { as: other })
    const again = next('browser')
    await refused(auth.login, 401, { as: again, from: again, body: { email, password } })
    await ok(auth.login, { as: again, from: again, body: { email, password: 'a new password' } })
  })
  test('a new password has at least eight characters', async () => {
    const { as, password } = await newcomer()
    const body = { current: password, password: 'seven77' }
    expect((await refused(account.changePassword, 422, { as, body })).issues?.[0]?.path).toEqual(['password'])
  })

  test('signing out everywhere ends every session, this one too', async () => {
    const { as, email, password } = await newcomer()
    const other = next('browser')
    await ok(auth.login, { as: other, from: other, body: { email, password } })
    await ok(account.signOutEverywhere, { as })
    await refused(auth.user, 401, { as })
    await refused(auth.user, 401, { as: other })
  })

  test('an account is deleted with its password, and all that it wrote', async () => {
    const { as, email, password, id } = await newcomer()
    await ok(chat.send, { as, body: { id: `m-${id}`, content: 'Bonjour', roomId: 'general', senderName: 'Ada' } })
    await refused(account.remove, 403, { as, body: { password: 'no' } })
    await ok(account.remove, { as, body: { password } })
    await refused(auth.user, 401, { as })
    await refused(auth.login, 401, { as: next('browser'), from: next('network'), body: { email, password } })
    const left = await ok(chat.messages, { as: 'learner', params: { roomId: 'general' } })
    expect(left.filter(({ userId }) => userId === id)).toEqual([])
    // The address is free again after the removal.
    const again = next('browser')
    const person = { firstName: 'Ada', lastName: 'Again' }
    await ok(auth.register, { as: again, from: again, body: { email, password, ...person } })
  })
  test('the administrator’s account stays', async () => {
    const failure = await refused(account.remove, 403, { as: 'admin', body: { password: 'x' } })
    expect(failure.error).toBe(MESSAGES.administratorStays)
  })

  test('the page of plans knows the learner, and that no provider is set up', async () => {
    const { as, id } = await newcomer()
    expect(await ok(plans.checkout, { as })).toEqual({ pricingTable: null, reference: id })
  })
}
