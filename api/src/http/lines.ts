import type { Context } from 'hono'
import { LINES_TYPE, type Line } from 'shared/contract/lines'
import { CONTRACT_HEADER, CONTRACT_VERSION } from 'shared/contract/version'
import { commonHeaders } from './security-headers.ts'

/** Whether the client accepts progress while the reply is made. */
export const wantsLines = (c: Context) => c.req.header('accept')?.includes(LINES_TYPE) === true

/** Sends the client the progress so far. */
export type Tell = (progress: unknown) => void

/**
 * Replies line by line: progress first, then the reply with its status in the last line. Nothing more is sent to a
 * client that has disconnected.
 */
export function answerInLines(work: (tell: Tell) => Promise<Response>, secure: boolean): Response {
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
      ...commonHeaders(secure),
      // Makes a proxy in front of the server pass on each line at once.
      'X-Accel-Buffering': 'no',
      [CONTRACT_HEADER]: String(CONTRACT_VERSION),
    },
  })
}
