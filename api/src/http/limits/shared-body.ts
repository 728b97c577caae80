import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const QUALITY = 9

/**
 * The encoding with the smallest result first. A body is compressed once for many replies, so strong compression is
 * worthwhile.
 */
const PACKERS = {
  br: (text: string) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => zip(text, { level: QUALITY }),
}
export type Encoding = keyof typeof PACKERS
export const ENCODINGS = Object.keys(PACKERS) as Encoding[]

/** A body sent to many clients: serialized, tagged and compressed once. */
export interface SharedBody {
  text: string
  /** A weak ETag: the same for every encoding. */
  etag: string
  /** Whether an `If-None-Match` header contains it. */
  isNamedIn(header: string | undefined): boolean
  packed(encoding: Encoding): Promise<Buffer>
}

function makeBody(text: string): SharedBody {
  const name = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    text,
    etag: `W/${name}`,
    isNamedIn: (header) => header?.includes(name) === true,
    packed(encoding) {
      const bytes = made.get(encoding) ?? PACKERS[encoding](text)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

/** The bodies of one call's frozen replies, which are the same for everyone; `write` serializes at first use. */
export function sharedBodies() {
  // Lives as long as its reply, so that nothing has to be evicted.
  const bodies = new WeakMap<object, SharedBody>()
  return (reply: object, write: () => string): SharedBody => {
    const body = bodies.get(reply) ?? makeBody(write())
    bodies.set(reply, body)
    return body
  }
}
