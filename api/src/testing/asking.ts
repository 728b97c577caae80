import type { Failure } from 'shared/contract/failure'
import type { AssistantId, Evaluation } from 'shared/model/evaluation'
import { evaluateByWords } from 'shared/testing/evaluate-by-words'
import type { AssistantSettings } from '../evaluator/models.ts'
import type { Evaluate } from '../evaluator/own-evaluator.ts'
import { startApi } from './api.ts'
import type { FakeModel } from './fake-model.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let n = 0

/** The app with every assistant on the fake server. */
export const startOn = (
  model: FakeModel,
  over: Partial<AssistantSettings> = {},
  evaluate: Evaluate = evaluateByWords,
) =>
  startApi({
    evaluate,
    assistantSettings: {
      enabled: ['chatgpt', 'claude', 'mistral', 'gemini'],
      keys: {},
      server: { baseUrl: model.url, model: 'local' },
      timeoutMs: 1000,
      ...over,
    },
  })

/** An answer of about 90 words, to which the evaluator of these tests, which counts words, gives six points. */
export const ANSWER = `${'I would ask Samir in private what keeps him from coming, since I do not know it yet. '.repeat(5)}I would listen first.`

/** A learner on a plan without a limit who has submitted an answer, with the functions to make further calls. */
export async function asker(on: Api, response = ANSWER) {
  const { as, id: userId } = await on.register(`asker-${++n}`)
  await on.setPlan(userId, 'pro')
  const post = async <T>(path: string, body: object) => {
    const answer = await on.send('POST', path, { as, body })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T }
  }
  const get = async <T>(path: string) => (await (await on.send('GET', path, { as })).json()) as T
  const [scenario] = await get<{ id: string }[]>('/api/scenarios')
  const submit = async (text = response, over: object = {}) =>
    (
      await post<Evaluation>('/api/evaluations', {
        id: `a-${++n}`,
        scenarioId: scenario?.id,
        response: text,
        responseType: 'text',
        language: 'en',
        ...over,
      })
    ).body
  const own = await submit()
  const ask = <T = Evaluation & Failure>(assistant: AssistantId = 'chatgpt', id = own.id) =>
    post<T>(`/api/evaluations/${id}/assist`, { assistant })
  return { as, userId, own, submit, ask, get, post }
}
