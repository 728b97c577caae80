import { HttpResponse, http } from 'msw'
import { CONTRACT_HEADER, CONTRACT_VERSION, IDEMPOTENCY_HEADER } from 'shared/contract/version'
import { makeEvaluation, makeScenario } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { EMPTY_DRAFT, readDraft, saveDraft } from '#data/drafts/drafts'
import { drain } from '#data/outbox/drain'
import { pullHistory } from '#data/progress/log-pull'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import { type Answered, keepPasted, submitAnswer } from './evaluations'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const scenario = makeScenario()
const answered: Answered = {
  scenario,
  response: 'Je lui demanderais.\n\nPour comprendre.',
  answers: ['Je lui demanderais.', 'Pour comprendre.'],
  responseType: 'text',
  language: 'fr',
  seconds: 61.4,
}
const { id: _, scenarioId: __, response: ___, responseType: ____, createdAt: _____, ...judged } = makeEvaluation()
let phone: SituDb
let laptop: SituDb
beforeEach(() => {
  const { id } = signIn()
  phone = new SituDb(id, 'phone')
  laptop = new SituDb(id, 'laptop')
})
afterEach(async () => {
  await phone.delete()
  await laptop.delete()
  localStorage.clear()
})
const submit = (over: Partial<{ offline: boolean; withoutCredit: boolean }> = {}) =>
  submitAnswer(phone, answered, judged, { now: NOW, offline: false, withoutCredit: false, ...over })
const limited = () =>
  server.use(
    http.post('*/api/evaluations', ({ request }) =>
      HttpResponse.json(
        { error: 'The limit of your plan is reached', code: 'plan_limit', resetAt: '2026-11-21T05:00:00.000Z' },
        {
          status: 429,
          headers: {
            [CONTRACT_HEADER]: String(CONTRACT_VERSION),
            [IDEMPOTENCY_HEADER]: request.headers.get(IDEMPOTENCY_HEADER) ?? '',
            'retry-after': '61200',
          },
        },
      ),
    ),
  )

test('an answer is stored with its queued write and its activity, and its draft is gone', async () => {
  await saveDraft(phone, scenario.id, { ...EMPTY_DRAFT, answers: ['Je', ''] })
  const made = await submit()
  expect(await phone.evaluations.toArray()).toEqual([made])
  expect((await phone.outbox.toArray()).map(({ call }) => call)).toEqual(['evaluations.submit', 'progress.saveSummary'])
  expect((await phone.outbox.toArray())[0]?.args.body).toEqual({
    id: made.id,
    scenarioId: scenario.id,
    response: answered.response,
    answers: answered.answers,
    responseType: 'text',
    language: 'fr',
    createdAt: '2026-11-20T12:00:00.000Z',
    offline: false,
  })
  expect(await phone.activities.toArray()).toMatchObject([
    { type: 'scenario', scenarioId: scenario.id, score: 6.5, timeSpent: 61, data: { evaluationId: made.id } },
  ])
  expect(await phone.drafts.count()).toBe(0)
})

test('where one of them cannot be stored, nothing is, and the draft stays', async () => {
  await saveDraft(phone, scenario.id, { ...EMPTY_DRAFT, answers: ['Je', ''] })
  phone.activities.hook('creating', () => {
    throw new Error('no room')
  })
  await expect(submit()).rejects.toThrow('no room')
  expect(await phone.evaluations.count()).toBe(0)
  expect(await phone.outbox.count()).toBe(0)
  expect((await readDraft(phone, scenario.id)).answers).toEqual(['Je', ''])
})

test('the server’s own evaluation takes its place; what only this device knows stays', async () => {
  const made = await submit()
  await drain(phone)
  expect(await phone.outbox.count()).toBe(0)
  const [stored] = await phone.evaluations.toArray()
  expect(stored).toMatchObject({ id: made.id, answers: answered.answers, seconds: 61.4, credited: true })
  expect(stored?.score).toBe(world.evaluations.learner?.[0]?.score)
})

test('beyond the plan a waiting answer is final: it stays here without credit, and the notice says until when', async () => {
  const made = await submit()
  limited()
  await drain(phone)
  expect(await phone.outbox.count()).toBe(0)
  expect(await phone.evaluations.toArray()).toEqual([{ ...made, credited: false }])
  expect((await phone.meta.get('planLimit'))?.value).toEqual({ resetAt: '2026-11-21T05:00:00.000Z' })
  expect(world.logs.learner).toHaveLength(1)
})

test('another 429 is tried again', async () => {
  await submit()
  server.use(
    http.post('*/api/evaluations', () =>
      HttpResponse.json(
        { error: 'Too many requests', code: 'rate_limit', resetAt: '2026-11-21T05:00:00.000Z' },
        { status: 429, headers: { [CONTRACT_HEADER]: String(CONTRACT_VERSION) } },
      ),
    ),
  )
  expect(await drain(phone)).toMatchObject({ kind: 'later' })
  expect(await phone.outbox.where('state').equals('waiting').count()).toBe(2)
})

test('without credit nothing is queued but the activity', async () => {
  const made = await submit({ withoutCredit: true })
  expect(made.credited).toBe(false)
  expect((await phone.outbox.toArray()).map(({ call }) => call)).toEqual(['progress.saveSummary'])
})

test('offline answers beyond the plan are kept by the server, without credit', async () => {
  for (let i = 0; i < 4; i++) await submit({ offline: true })
  await drain(phone)
  expect(world.evaluations.learner?.map(({ credited }) => credited)).toEqual([true, true, true, false])
  expect((await phone.evaluations.toArray()).filter(({ credited }) => credited === false)).toHaveLength(1)
})

test('a pasted reply is kept as such, takes no activity, and reaches the server', async () => {
  const claim = { score: 7, metrics: { clinicalAccuracy: 7, communication: 6, empathy: 8 }, suggestions: ['Ask.'] }
  const made = await keepPasted(phone, answered, 'claude', claim, { now: NOW, offline: false })
  expect(made.engine).toEqual({ id: 'pasted:claude', version: '1', pasted: true })
  expect(await phone.activities.count()).toBe(0)
  await drain(phone)
  expect(world.evaluations.learner).toMatchObject([{ id: made.id, score: 7, engine: { id: 'pasted:claude' } }])
})

test('the other devices find every evaluation, once', async () => {
  const made = await submit()
  await drain(phone)
  await pullHistory(laptop)
  await pullHistory(phone)
  expect((await laptop.evaluations.toArray()).map(({ id }) => id)).toEqual([made.id])
  expect(await phone.evaluations.count()).toBe(1)
})

test('a draft survives a killed page, and one without a word is forgotten', async () => {
  const draft = { ...EMPTY_DRAFT, answers: ['Je ne sais pas', ''], seconds: 12 }
  localStorage.setItem(`situ.unsaved-answer/${phone.userId}/draft/${scenario.id}`, JSON.stringify(draft))
  expect(await readDraft(phone, scenario.id)).toEqual(draft)
  await saveDraft(phone, scenario.id, draft)
  expect(localStorage).toHaveLength(0)
  expect(await readDraft(phone, scenario.id)).toEqual(draft)
  await saveDraft(phone, scenario.id, { ...draft, answers: [' ', ''] })
  expect(await phone.drafts.count()).toBe(0)
})
