// A proof of work in the manner of hashcash: a number whose SHA-256 together with a challenge begins with so many zero
// bits. One more bit doubles the calculation; checking it takes one hash. A challenge is `bits.expiry.random.mark`.

/** About a second of calculation on a mid-range phone. */
export const WORK_BITS = 15
/** The largest number of bits that a client works for: beyond, it would take minutes. */
export const WORK_BITS_MAX = 22
/** One bit more for every so many calls beyond the limit, because a robot goes on where people do not. */
const CALLS_A_BIT = 20

/** The bits for the next call, after `calls` beyond the limit. */
export const workBitsAfter = (calls: number) =>
  Math.min(WORK_BITS_MAX, WORK_BITS + Math.floor(Math.max(0, calls) / CALLS_A_BIT))

/** The bits that a challenge asks for; NaN where it is not a challenge. */
export const bitsOf = (challenge: string) => Number.parseInt(challenge, 10)

/** What is hashed for the `nonce`-th try, which is also what is sent if it succeeds. */
export const workText = (challenge: string, nonce: number) => `${challenge}.${nonce}`

/** The number of zero bits at the beginning of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
