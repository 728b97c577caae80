import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { bitsOf, leadingZeroBits } from 'shared/rules/proof-of-work'
import type { Store } from '../../db/store.ts'
import { takeFrom } from '../../db/tables/rate-limits.ts'

/** Seconds for which a challenge can be solved: enough for an old phone in the background. */
export const WORK_SECONDS = 300
/**
 * Bits by which an accepted challenge may be easier than a new one, because the difficulty may have risen while a
 * client worked.
 */
const BITS_LESS = 2
const RANDOM_BYTES = 12
const KEY_BYTES = 32
const PARTS = 5

/**
 * Makes challenges for a `purpose` (a call and a network), and checks their solutions. Every process accepts the
 * challenges of all others, because the key is derived from `secret`.
 */
export function proofOfWork(store: Store, secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'situ proof of work', KEY_BYTES))
  const mark = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')
  return {
    challenge(purpose: string, bits: number, now: number) {
      const text = `${bits}.${now + WORK_SECONDS * 1000}.${randomBytes(RANDOM_BYTES).toString('base64url')}`
      return `${text}.${mark(purpose, text)}`
    },
    /**
     * Returns whether this solves an unexpired challenge of the server that was not used before, and marks the
     * challenge as used.
     */
    async spend(solution: string, purpose: string, bits: number, now: number): Promise<boolean> {
      const parts = solution.split('.')
      if (parts.length !== PARTS) return false
      const text = parts.slice(0, 3).join('.')
      const [given, ours] = [Buffer.from(parts[3] ?? ''), Buffer.from(mark(purpose, text))]
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return false
      const asked = bitsOf(text)
      if (asked < bits - BITS_LESS || Number(parts[1]) < now) return false
      if (leadingZeroBits(createHash('sha256').update(solution).digest()) < asked) return false
      const once = { max: 1, seconds: WORK_SECONDS }
      return (await store.write((db) => takeFrom(db, `work ${parts[2]}`, once, now))) === undefined
    },
  }
}
