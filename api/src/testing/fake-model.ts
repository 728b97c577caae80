import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

interface Message {
  role: string
  content: string
}
/** A request in the format of OpenAI's chat completions. */
export interface Asked {
  model: string
  messages: Message[]
  response_format?: { type: string; json_schema?: { schema: unknown } }
  temperature?: number
  max_tokens?: number
  headers: Record<string, unknown>
}
/** The server's behaviour for one request; the last step of the list is repeated. */
export interface Step {
  text?: string | ((asked: Asked) => string)
  status?: number
  delayMs?: number
  finish?: string
  headers?: Record<string, string>
  /** Characters of each piece of the text. */
  pieceLength?: number
  /** Milliseconds between the pieces of the text. */
  pieceMs?: number
  /** The connection breaks after so many pieces. */
  breaksAfter?: number
  /** The server reports no usage. */
  withoutUsage?: true
}

/** An evaluation as a well-behaved model writes it. */
export const judgement = (score: number, over: object = {}) =>
  JSON.stringify({
    score,
    metrics: { clinicalAccuracy: score, communication: score, empathy: score },
    strengths: ['You ask before you act.'],
    suggestions: ['Name what the team stands to lose.'],
    evidence: [],
    speaksToRater: false,
    ...over,
  })

/** A server on a port of this machine with OpenAI's API, whose replies a test chooses. */
export async function startFakeModel() {
  const asked: Asked[] = []
  let steps: Step[] = [{ text: judgement(6) }]
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body: Asked = { ...JSON.parse(Buffer.concat(parts).toString()), headers: request.headers }
    asked.push(body)
    const step = (steps.length > 1 ? steps.shift() : steps[0]) ?? {}
    if (step.delayMs) await pause(step.delayMs)
    const { status = 200, text = '', finish = 'stop', headers } = step
    const content = typeof text === 'function' ? text(body) : text
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '5', ...headers })
      response.end(JSON.stringify({ error: { message: 'no', type: 'x', code: 'x' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', ...headers })
    const head = { id: 'x', object: 'chat.completion.chunk', created: 0, model: body.model }
    const send = (chunk: object) => response.write(`data: ${JSON.stringify({ ...head, ...chunk })}\n\n`)
    const { pieceLength = 40 } = step
    for (let i = 0; i * pieceLength < content.length; i++) {
      const piece = content.slice(i * pieceLength, (i + 1) * pieceLength)
      if (step.breaksAfter === i) return void response.destroy()
      send({ choices: [{ index: 0, delta: { role: 'assistant', content: piece }, finish_reason: null }] })
      if (step.pieceMs) await pause(step.pieceMs)
    }
    send({ choices: [{ index: 0, delta: {}, finish_reason: finish }] })
    if (!step.withoutUsage)
      send({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 300, total_tokens: 1300 } })
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Sets the steps from now on, and forgets the requests so far. */
    say(...next: Step[]) {
      steps = next
      asked.length = 0
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>
