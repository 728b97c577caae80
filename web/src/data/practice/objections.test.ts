import { HttpResponse, http } from 'msw'
import { CONTRACT_HEADER, CONTRACT_VERSION, IDEMPOTENCY_HEADER } from 'shared/contract/version'
import { makeEvaluation } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeBackup, parseBackup, restoreBackup } from '#data/backup/backup'
import { SituDb } from '#data/db/db'
import { drain } from '#data/outbox/drain'
import { enqueue } from '#data/outbox/outbox'
import { pullHistory } from '#data/progress/log-pull'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import { submission } from './evaluations'
import { forgetWaitingObjections, objectTo, withdrawObjection } from './objections'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const evaluation = makeEvaluation({
  feedback: {
    suggestions: [],
    met: [{ keyPointId: 'ask', text: 'Ask.' }],
    missed: [{ keyPointId: 'listen', text: 'L.' }],
  },
})
const said = {
  evaluationId: evaluation.id,
  pointId: 'listen',
  kind: 'said' as const,
  sentence: evaluation.response,
  comment: 'I listen.',
}
let phone: SituDb
let laptop: SituDb
beforeEach(() => {
  const { id } = signIn()
  phone = new SituDb(id, 'phone')
  laptop = new SituDb(id, 'laptop')
  world.evaluations.learner = [evaluation]
})
afterEach(async () => {
  await phone.delete()
  await laptop.delete()
  localStorage.clear()
})
const only = async (db: SituDb) => {
  const [row, ...more] = await db.objections.toArray()
  expect(more).toEqual([])
  return row
}

test('an objection is stored with its queued write; the evaluation stays as it is', async () => {
  await phone.evaluations.put(evaluation)
  await objectTo(phone, said, NOW)
  const row = await only(phone)
  expect(row).toMatchObject({ ...said, isWithdrawn: false, createdAt: '2026-11-20T12:00:00.000Z', writtenAt: NOW })
  const { writtenAt: _, ...body } = row ?? {}
  expect(await phone.outbox.toArray()).toMatchObject([{ id: row?.id, call: 'objections.save', args: { body } }])
  expect(await phone.evaluations.toArray()).toEqual([evaluation])
})

test('of several decisions on one point that wait, the last is sent', async () => {
  await objectTo(phone, said, NOW)
  await objectTo(phone, { ...said, comment: 'Truly.' }, NOW + 1)
  await objectTo(phone, { ...said, pointId: 'ask', kind: 'not-meant' }, NOW + 2)
  expect(await phone.outbox.count()).toBe(2)
  expect(await drain(phone)).toEqual({ kind: 'empty' })
  expect(world.objections.learner).toMatchObject([{ comment: 'Truly.' }, { pointId: 'ask' }])
})

test('it reaches the second device, and so does its withdrawal', async () => {
  await objectTo(phone, said, NOW)
  await drain(phone)
  await pullHistory(laptop)
  expect(await only(laptop)).toEqual(await only(phone))
  const objection = await only(laptop)
  if (!objection) throw new Error('no objection')
  await withdrawObjection(laptop, objection, NOW + 1)
  await drain(laptop)
  await pullHistory(phone)
  expect(await only(phone)).toMatchObject({ isWithdrawn: true, sentence: '', comment: '' })
})

test('what comes from the server does not replace a later decision that waits here', async () => {
  await objectTo(phone, said, NOW)
  await drain(phone)
  await objectTo(laptop, { ...said, comment: 'On the laptop.' }, NOW + 1)
  await pullHistory(laptop)
  expect(await only(laptop)).toMatchObject({ comment: 'On the laptop.' })
})

test('an evaluation that stays on this device takes its waiting objections out of the queue', async () => {
  await objectTo(phone, said, NOW)
  await objectTo(phone, { ...said, evaluationId: 'evaluation-10' }, NOW)
  await forgetWaitingObjections(phone, evaluation.id)
  expect((await phone.outbox.toArray()).map(({ slot }) => slot)).toEqual(['objection/evaluation-10/listen'])
})

test('where the plan’s limit keeps the evaluation here, nothing about it is set aside', async () => {
  server.use(
    http.post('*/api/evaluations', ({ request }) =>
      HttpResponse.json(
        { error: 'limit', code: 'plan_limit', resetAt: '2026-11-21T05:00:00.000Z' },
        {
          status: 429,
          headers: {
            [CONTRACT_HEADER]: String(CONTRACT_VERSION),
            [IDEMPOTENCY_HEADER]: request.headers.get(IDEMPOTENCY_HEADER) ?? '',
          },
        },
      ),
    ),
  )
  world.evaluations.learner = []
  await phone.evaluations.put(evaluation)
  await enqueue(phone, { call: 'evaluations.submit', args: { body: submission(evaluation, 'fr') } })
  await objectTo(phone, said, NOW)
  expect(await drain(phone)).toEqual({ kind: 'empty' })
  expect(await phone.outbox.count()).toBe(0)
})

test('a backup carries it to another device, with what was not sent', async () => {
  await objectTo(phone, said, NOW)
  const file = JSON.stringify(await makeBackup(phone, { recordings: false }))
  await restoreBackup(laptop, parseBackup(file))
  expect(await only(laptop)).toEqual(await only(phone))
  await drain(laptop)
  expect(world.objections.learner).toMatchObject([{ comment: 'I listen.' }])
})
