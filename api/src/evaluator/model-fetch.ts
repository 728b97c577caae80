/** The largest reply in bytes. A streamed reply of 700 tokens, with its envelopes, takes about a tenth of that. */
const REPLY_BYTES_MAX = 1_000_000

/**
 * Wraps `fetch`: refuses redirects, because one could send a learner's answer to another server, and fails on a reply
 * of more than `REPLY_BYTES_MAX`.
 */
export const modelFetch =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, { ...init, redirect: 'error' })
    if (!answer.body) return answer
    let size = 0
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        size += chunk.byteLength
        if (size > REPLY_BYTES_MAX) out.error(new Error('the reply is too long'))
        else out.enqueue(chunk)
      },
    })
    return new Response(answer.body.pipeThrough(bounded), answer)
  }
