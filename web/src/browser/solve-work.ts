import { bitsOf, leadingZeroBits, WORK_BITS_MAX, workText } from 'shared/rules/proof-of-work'

/** Hashes that the browser calculates at once, on its own threads; between them the page stays usable. */
const AT_ONCE = 512

/**
 * The solution of a server's challenge. Undefined where it asks for more than a person can wait for, or the browser
 * cannot hash (a page without TLS).
 */
export async function solveWork(challenge: string): Promise<string | undefined> {
  const bits = bitsOf(challenge)
  // Browsers have no `crypto.subtle` on a page that was not loaded securely.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!(bits <= WORK_BITS_MAX) || subtle === undefined) return undefined
  const encoder = new TextEncoder()
  for (let from = 0; ; from += AT_ONCE) {
    const digests = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        subtle.digest('SHA-256', encoder.encode(workText(challenge, from + i))),
      ),
    )
    const found = digests.findIndex((digest) => leadingZeroBits(new Uint8Array(digest)) >= bits)
    if (found >= 0) return workText(challenge, from + found)
  }
}
