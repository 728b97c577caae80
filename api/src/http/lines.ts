import type { Context } from 'hono'
import { LINES_TYPE, type Line } from 'shared/contract/lines'
import { CONTRACT_HEADER, CONTRACT_VERSION } from 'shared/contract/version'

/** Whether the client wants to hear of an answer while it is made. */
export const wantsLines = (c: Context) => c.req.header('accept')?.includes(LINES_TYPE) === true

/** Tells the client what there is so far. */
export type Tell = (progress: unknown) => void

/** Answers line by line: what is told meanwhile, then the answer, whose status stands in its line. A client that has gone hears no more. */
export function answerInLines(work: (tell: Tell) => Promise<Response>): Response {
  const encoder = new TextEncoder()
  let gone = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(out) {
      const write = (line: Line) => {
        if (!gone) out.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      const answer = await work((progress) => write({ progress }))
      const text = await answer.text()
      const after = Number(answer.headers.get('retry-after') ?? Number.NaN)
      write({
        status: answer.status,
        body: text === '' ? null : JSON.parse(text),
        ...(Number.isFinite(after) && { retryAfter: after }),
      })
      if (!gone) out.close()
    },
    cancel() {
      gone = true
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': LINES_TYPE,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      // A proxy before the server hands on what comes as it comes.
      'X-Accel-Buffering': 'no',
      [CONTRACT_HEADER]: String(CONTRACT_VERSION),
    },
  })
}
