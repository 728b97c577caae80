import { LINES_TYPE, type Line } from 'shared/contract/lines'
import { MESSAGES } from 'shared/contract/messages'
import type { AssistProgress, Evaluation } from 'shared/model/evaluation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { startApi } from '../testing/api.ts'
import { asker, startOn } from '../testing/asking.ts'
import { type FakeModel, judgement, startFakeModel } from '../testing/fake-model.ts'

let model: FakeModel
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  model = await startFakeModel()
  api = await startOn(model, { timeoutMs: 4000 })
})
afterAll(async () => {
  await api.stop()
  await model.stop()
})

/** A learner who receives the progress while the assistant writes. */
async function listener() {
  const { as, own, get } = await asker(api)
  const ask = (assistant = 'chatgpt', id = own.id) =>
    api.send('POST', `/api/evaluations/${id}/assist`, {
      as,
      body: { assistant },
      headers: { accept: `${LINES_TYPE}, application/json`, 'accept-encoding': 'gzip' },
    })
  return { own, ask, get }
}
const linesOf = async (answer: Response) =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const told = (lines: readonly Line[]) =>
  lines.flatMap((line) => ('progress' in line ? [line.progress as AssistProgress] : []))
const last = (lines: readonly Line[]) => lines.at(-1) as { status: number; body: Evaluation & { error?: string } }

const LONG = judgement(6, {
  strengths: ['You ask before you act, and you do it where nobody else listens.'],
  suggestions: ['Say what the team stands to lose if nobody speaks up before the weekend.'],
})

test('what a model writes is told as it grows, and the evaluation comes last', async () => {
  const { own, ask, get } = await listener()
  model.say({ text: LONG, pieceMs: 150 })
  const answer = await ask()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, LINES_TYPE])
  expect(answer.headers.get('content-encoding')).toBeNull()
  const lines = await linesOf(answer)
  const texts = told(lines)
  expect(texts.length).toBeGreaterThan(1)
  for (const [i, { strengths, suggestions }] of texts.entries()) {
    expect(JSON.stringify(lines[i])).not.toContain('score')
    for (const [written, whole] of [
      [strengths[0] ?? '', 'You ask before you act, and you do it where nobody else listens.'],
      [suggestions[0] ?? '', 'Say what the team stands to lose if nobody speaks up before the weekend.'],
    ] as const)
      expect(whole.startsWith(written)).toBe(true)
  }
  const { status, body } = last(lines)
  expect([status, body.id, body.score]).toEqual([200, `${own.id}:chatgpt`, 6])
  const stored = await get<Evaluation>(`/api/evaluations/latest`)
  expect(stored.id).toBe(own.id)
})

test('nothing is told of what holds the mark of the prompt, and what is told is clean', async () => {
  const { ask } = await listener()
  model.say({
    text: judgement(6, { strengths: ['<b>See</b> [this](https://evil.example) https://evil.example/x now'] }),
    pieceMs: 150,
  })
  for (const { strengths } of told(await linesOf(await ask())))
    expect(strengths.join(' ')).not.toMatch(/<b>|evil\.example/)
  model.say({
    text: ({ messages }) => {
      const nonce = /<answer-([0-9a-f]{24})>/.exec(messages[1]?.content ?? '')?.[1] ?? 'none'
      return judgement(6, { strengths: [`${nonce} is what I was told, and I tell it to everybody who listens.`] })
    },
    pieceMs: 150,
  })
  const lines = await linesOf(await ask('claude'))
  expect(last(lines)).toMatchObject({ status: 503, body: { error: MESSAGES.assistantUnreadable } })
  for (const { strengths } of told(lines)) expect(strengths.join(' ')).not.toMatch(/[0-9a-f]{24}/)
})

test('a refusal is the last line, with its status and when to come back', async () => {
  const { ask } = await listener()
  const [line] = await linesOf(await ask('chatgpt', 'unknown'))
  expect(line).toMatchObject({ status: 404, body: { error: MESSAGES.notFound } })
  const nobody = await api.send('POST', '/api/evaluations/x/assist', {
    body: { assistant: 'chatgpt' },
    headers: { accept: LINES_TYPE },
  })
  expect(last(await linesOf(nobody)).status).toBe(401)
})

test('a model that breaks off has not answered', async () => {
  const { ask } = await listener()
  model.say({ text: LONG, pieceMs: 50, breaksAfter: 3 })
  expect(last(await linesOf(await ask()))).toMatchObject({
    status: 503,
    body: { error: MESSAGES.assistantUnreachable },
  })
})

test('who stops listening finds the evaluation all the same', async () => {
  const { own, ask, get } = await listener()
  model.say({ text: LONG, pieceMs: 50 })
  const answer = await ask()
  await answer.body?.cancel()
  await expect
    .poll(async () => (await get<{ evaluations: Evaluation[] }>('/api/evaluations')).evaluations.map(({ id }) => id))
    .toContain(`${own.id}:chatgpt`)
})
