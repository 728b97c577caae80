import type { AssistantId } from 'shared/model/evaluation'
import { expect, test } from 'vitest'
import { judgement } from '../testing/fake-model.ts'
import { askModel } from './ask-model.ts'
import { chooseModel } from './models.ts'

const text = judgement(7)
const USED = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }
/** A stream in the format of OpenAI's chat completions, which Mistral also uses. */
const CHAT = [
  { choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }] },
  { choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }], usage: USED },
].map((part) => ({ id: 'x', created: 0, model: 'x', object: 'chat.completion.chunk', ...part }))

/** The address of each provider, and the format of its stream. */
const ANSWERS: Record<
  AssistantId,
  { host: string; key: string; events: readonly object[]; output: (body: never) => unknown }
> = {
  chatgpt: {
    host: 'https://api.openai.com/v1/chat/completions',
    key: 'authorization',
    events: CHAT,
    output: (body: { response_format: { type: string }; reasoning_effort: string }) => [
      body.response_format.type,
      body.reasoning_effort,
    ],
  },
  claude: {
    host: 'https://api.anthropic.com/v1/messages',
    key: 'x-api-key',
    events: [
      {
        type: 'message_start',
        message: {
          type: 'message',
          id: 'x',
          model: 'x',
          role: 'assistant',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 10, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 5 } },
      { type: 'message_stop' },
    ],
    output: (body: { max_tokens: number; temperature: number }) => [body.max_tokens, body.temperature],
  },
  mistral: {
    host: 'https://api.mistral.ai/v1/chat/completions',
    key: 'authorization',
    events: CHAT,
    output: (body: { response_format: { type: string }; temperature: number }) => [
      body.response_format.type,
      body.temperature,
    ],
  },
  gemini: {
    host: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse',
    key: 'x-goog-api-key',
    events: [
      {
        candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
      },
    ],
    output: (body: { generationConfig: { responseMimeType: string; temperature: number } }) => [
      body.generationConfig.responseMimeType,
      body.generationConfig.temperature,
    ],
  },
}
const stream = (events: readonly object[]) =>
  new Response(
    events
      .map((event) => `${'type' in event ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`)
      .join(''),
    { headers: { 'content-type': 'text/event-stream' } },
  )
const EXPECTED: Record<AssistantId, unknown> = {
  chatgpt: ['json_schema', 'none'],
  claude: [700, 0],
  mistral: ['json_schema', 0],
  gemini: ['application/json', 0],
}

test.each(Object.keys(ANSWERS) as AssistantId[])(
  '%s is asked at its own address, with its key, for an object of the schema',
  async (id) => {
    const { host, key, events, output } = ANSWERS[id]
    const sent: { url: string; key: string | null; body: never }[] = []
    const fetch = (async (url: string | URL, init?: RequestInit) => {
      sent.push({
        url: String(url),
        key: new Headers(init?.headers).get(key),
        body: JSON.parse(String(init?.body)) as never,
      })
      return stream(events)
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
