import type { AssistantId } from 'shared/model/evaluation'
import { expect, test } from 'vitest'
import { judgement } from '../testing/fake-model.ts'
import { askModel } from './ask-model.ts'
import { chooseModel } from './models.ts'

const text = judgement(7)
const ANSWERS: Record<AssistantId, { host: string; key: string; answer: object; output: (body: never) => unknown }> = {
  chatgpt: {
    host: 'https://api.openai.com/v1/chat/completions',
    key: 'authorization',
    answer: {
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
    },
    output: (body: { response_format: { type: string }; reasoning_effort: string }) => [
      body.response_format.type,
      body.reasoning_effort,
    ],
  },
  claude: {
    host: 'https://api.anthropic.com/v1/messages',
    key: 'x-api-key',
    answer: {
      type: 'message',
      id: 'x',
      model: 'x',
      role: 'assistant',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 10, output_tokens: 5 },
    },
    output: (body: { max_tokens: number; temperature: number }) => [body.max_tokens, body.temperature],
  },
  mistral: {
    host: 'https://api.mistral.ai/v1/chat/completions',
    key: 'authorization',
    answer: {
      id: 'x',
      created: 0,
      model: 'x',
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
    },
    output: (body: { response_format: { type: string }; temperature: number }) => [
      body.response_format.type,
      body.temperature,
    ],
  },
  gemini: {
    host: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3.5-flash-lite:generateContent',
    key: 'x-goog-api-key',
    answer: {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
    },
    output: (body: { generationConfig: { responseMimeType: string; temperature: number } }) => [
      body.generationConfig.responseMimeType,
      body.generationConfig.temperature,
    ],
  },
}
const EXPECTED: Record<AssistantId, unknown> = {
  chatgpt: ['json_schema', 'none'],
  claude: [700, 0],
  mistral: ['json_schema', 0],
  gemini: ['application/json', 0],
}

test.each(Object.keys(ANSWERS) as AssistantId[])(
  '%s is asked at its own address, with its key, for an object of the schema',
  async (id) => {
    const { host, key, answer, output } = ANSWERS[id]
    const sent: { url: string; key: string | null; body: never }[] = []
    const fetch = (async (url: string | URL, init?: RequestInit) => {
      sent.push({
        url: String(url),
        key: new Headers(init?.headers).get(key),
        body: JSON.parse(String(init?.body)) as never,
      })
      return Response.json(answer)
    }) as typeof globalThis.fetch
    const model = chooseModel(
      { enabled: [id], keys: { [id]: 'my-key' }, server: { baseUrl: 'http://nowhere', model: 'x' }, fetch },
      id,
    )
    if (!model) throw new Error('not chosen')
    const asked = await askModel(model, { instructions: 'Rate.', prompt: 'The answer.', nonce: 'never-said' })
    expect(asked.judgement.score).toBe(7)
    expect(asked.usage).toEqual({ calls: 1, inputTokens: 10, outputTokens: 5 })
    expect(sent.map(({ url }) => url)).toEqual([host])
    expect(sent[0]?.key).toMatch(/my-key$/)
    expect(output(sent[0]?.body as never)).toEqual(EXPECTED[id])
    expect(JSON.stringify(sent[0]?.body)).toContain('speaksToRater')
  },
)
