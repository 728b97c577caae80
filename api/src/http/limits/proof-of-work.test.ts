import { createHash } from 'node:crypto'
import { WORK_HEADER } from 'shared/contract/version'
import { bitsOf, leadingZeroBits, WORK_BITS, workText } from 'shared/rules/proof-of-work'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeFrom } from '../../db/tables/rate-limits.ts'
import { startApi } from '../../testing/api.ts'
import { WORK_SECONDS } from './proof-of-work.ts'

const SCHOOL = '192.0.2.7'
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
  for (let i = 0; i < 60; i++) expect((await register(`first-${i}`)).status).toBe(200)
})
afterAll(() => api.stop())

const register = (name: string, work?: string, from = SCHOOL) =>
  api.send('POST', '/api/auth/register', {
    from,
    body: { email: `${name}@example.org`, password: `pass phrase of ${name}`, firstName: 'P', lastName: 'Q' },
    ...(work !== undefined && { headers: { [WORK_HEADER]: work } }),
  })
async function challengeOf(asking: Promise<Response>) {
  const answer = await asking
  const body = (await answer.json()) as { code: string; work: string }
  expect([answer.status, body.code]).toEqual([429, 'work'])
  return body.work
}
/** The first solution whose hash has the required bits or, with `isWrong`, the first one whose hash does not. */
function solve(challenge: string, isWrong = false) {
  for (let nonce = 0; ; nonce++) {
    const text = workText(challenge, nonce)
    const isRight = leadingZeroBits(createHash('sha256').update(text).digest()) >= bitsOf(challenge)
    if (isRight !== isWrong) return text
  }
}

test('beyond the limit of a network a person registers by a proof of work, each time a new one', async () => {
  const challenge = await challengeOf(register('late'))
  expect(bitsOf(challenge)).toBe(WORK_BITS)
  await challengeOf(register('late', solve(challenge, true)))
  const work = solve(challenge)
  expect((await register('late', work)).status).toBe(200)
  await challengeOf(register('later', work))
  expect((await register('later', solve(await challengeOf(register('later'))))).status).toBe(200)
})

test('a proof is for one network and five minutes, and its bits are those that were asked', async () => {
  const challenge = await challengeOf(register('thief'))
  const [, ...rest] = challenge.split('.')
  for (const forged of ['', 'a.b.c.d.e', `${challenge}.`, solve(['1', ...rest].join('.'))])
    await challengeOf(register('thief', forged))
  const work = solve(challenge)
  const elsewhere = '192.0.2.8'
  for (let i = 0; i < 60; i++) await register(`elsewhere-${i}`, undefined, elsewhere)
  await challengeOf(register('thief', work, elsewhere))
  const before = api.time.now
  api.time.now += WORK_SECONDS * 1000 + 1
  // In the meantime the network may register five more people: these registrations are used up first.
  for (let i = 0; i < 5; i++) await register(`meanwhile-${i}`)
  await challengeOf(register('thief', work))
  api.time.now = before
})

test('a robot that works for it is asked for more and more, and comes to an end', async () => {
  const asked: number[] = []
  const limit = { max: 120, seconds: 3600 }
  for (let i = 0; i < 150; i++) {
    const body = (await (await register('robot')).json()) as { code: string; work: string }
    if (body.code !== 'work') {
      expect(body).toMatchObject({ code: 'rate_limit', error: expect.stringContaining('this network') })
      break
    }
    asked.push(bitsOf(body.work))
    // The call is counted as if its challenge had been solved, because solving it would take the test's time.
    await api.store.write((db) => takeFrom(db, `auth.register.work network ${SCHOOL}`, limit, api.time.now))
  }
  expect(asked.length).toBeLessThan(120)
  expect(asked).toEqual([...asked].sort((a, b) => a - b))
  expect(asked.at(-1)).toBe(WORK_BITS + 5)
})
