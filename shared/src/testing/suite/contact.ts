import { expect, test } from 'vitest'
import { contact } from '../../contract/calls/contact.ts'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN, CONTACT_SUBJECT_MAX } from '../../model/people/contact-message.ts'
import type { Client } from './client.ts'

const letter = { name: 'Ada', email: 'ada@example.org', subject: 'A question', message: 'How do I change my title?' }

/** Messages to the team. */
export function contactContract({ ok, refused, newcomer }: Client) {
  test('a message is taken as new', async () => {
    const { as } = await newcomer()
    expect(await ok(contact.send, { as, body: letter })).toMatchObject({ status: 'new', id: expect.any(String) })
  })

  test.each([
    ['subject', '', 422],
    ['subject', '   ', 422],
    ['subject', 'x'.repeat(CONTACT_SUBJECT_MAX), 200],
    ['subject', 'x'.repeat(CONTACT_SUBJECT_MAX + 1), 422],
    ['message', ` ${'x'.repeat(CONTACT_MESSAGE_MIN - 1)} `, 422],
    ['message', ` ${'x'.repeat(CONTACT_MESSAGE_MIN)} `, 200],
    ['message', 'x'.repeat(CONTACT_MESSAGE_MAX), 200],
    ['message', 'x'.repeat(CONTACT_MESSAGE_MAX + 1), 422],
    ['email', 'nobody', 422],
    ['name', ' ', 422],
  ])('%s %# → %d', async (field, value, status) => {
    const { as } = await newcomer()
    const body = { ...letter, [field as string]: value }
    if (status === 200) return void (await ok(contact.send, { as, body }))
    expect((await refused(contact.send, 422, { as, body })).issues?.[0]?.path).toEqual([field])
  })

  test('the fourth within a minute is too many, and says until when', async () => {
    const { as } = await newcomer()
    for (let i = 0; i < 3; i++) await ok(contact.send, { as, body: letter })
    const failure = await refused(contact.send, 429, { as, body: letter })
    expect(failure).toMatchObject({ code: 'rate_limit', resetAt: expect.any(String) })
  })
}
