import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { mailOutbox } from './mail-outbox.ts'
import { startApi } from './testing/api.ts'

let api: Awaited<ReturnType<typeof startApi>>
let sent: Mail[]
let fails: boolean
let logged: string[]
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  sent = []
  fails = false
  logged = []
  await api.store.write((db) => db.deleteFrom('mailOutbox').where('id', '>=', '').execute())
})
const process = () =>
  mailOutbox({
    store: api.store,
    secret: 'a secret key of the tests, not of anyone',
    log: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
    clock: () => api.time.now,
    transport: async (mail) => {
      if (fails) throw Object.assign(new Error('550 ada@example.org is unknown'), { code: 'ECONNECTION' })
      sent.push(mail)
    },
  })
const LETTER = { to: 'ada@example.org', subject: 'A link', text: 'token=secret' }
const waiting = () => api.store.read.selectFrom('mailOutbox').selectAll().where('id', '>=', '').execute()

test('a mail that is sent is kept no longer', async () => {
  await process().send(LETTER)
  expect([sent, await waiting()]).toEqual([[LETTER], []])
})
test('where the mail server is away it waits, sealed, and is sent by whichever process comes next, once', async () => {
  fails = true
  await process().send(LETTER)
  const [row] = await waiting()
  expect(row?.tries).toBe(1)
  expect(JSON.stringify(row)).not.toMatch(/ada@|secret/)
  expect(logged.join('')).toContain('ECONNECTION')
  expect(logged.join('')).not.toContain('ada@')
  fails = false
  api.time.now += 14_999
  await process().sendDue()
  expect(sent).toEqual([])
  api.time.now += 1
  await Promise.all([process().sendDue(), process().sendDue()])
  expect([sent, await waiting()]).toEqual([[LETTER], []])
})
test('the pauses double up to an hour, and it is given up when it is of no use any more', async () => {
  fails = true
  await process().send({ ...LETTER, goodForMs: 3 * 3_600_000 })
  const pauses: number[] = []
  for (let [row] = await waiting(); row; [row] = await waiting()) {
    pauses.push((row.nextAt - api.time.now) / 1000)
    api.time.now = row.nextAt
    await process().sendDue()
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  expect(sent).toEqual([])
  expect(logged.at(-1)).toContain('given up')
})
test('what the server writes goes through it', async () => {
  const { email } = await api.register('patient')
  await api.send('POST', '/api/auth/forgot-password', { body: { email } })
  await api.services.background.idle()
  expect(api.mails.at(-1)).toMatchObject({ to: email })
  expect(await waiting()).toEqual([])
})
