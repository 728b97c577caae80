import { hash } from 'node:crypto'
import { MESSAGES } from 'shared/contract/messages'
import type { Db } from '../db/schema.ts'
import { answerOf, keepAnswer } from '../db/tables/idempotency.ts'
import { invalid, Refusal } from './failures.ts'
import type { SharedBody } from './limits/shared-body.ts'

const KEY = /^[\w.:-]{1,64}$/

/** The value of the header `Idempotency-Key`; undefined where it is absent. Throws a 422 if it is malformed. */
export function keyOf(header: string | undefined): string | undefined {
  if (header === undefined || KEY.test(header)) return header
  throw invalid([{ path: ['Idempotency-Key'], code: 'invalid_format', message: 'key' }])
}

/** JSON with sorted keys, so that two spellings of one request are equal. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )
export const fingerprint = (call: string, params: unknown, query: unknown, body: unknown) =>
  hash('sha256', canonical([call, params, query ?? null, body ?? null]), 'base64url')

const DAY_MS = 86_400_000
/** Days for which a key is stored where no other number is given: a device may be offline for months. */
export const KEYS_KEPT_DAYS = 400
export const keptUntil = (days: number | undefined, now: number) => now + (days ?? KEYS_KEPT_DAYS) * DAY_MS

export interface Answer {
  status: number
  body: string
  /** Set where the body is the same for everyone. */
  shared?: SharedBody
}
export interface Once {
  userId: string
  key: string
  fingerprint: string
  keptUntil: number
}
/**
 * The stored reply to the first request with this key; undefined if this is the first one. Refuses with 422 if the
 * first request with the key was a different one.
 */
export async function answeredBefore(
  db: Db,
  { userId, key, fingerprint }: Omit<Once, 'keptUntil'>,
): Promise<Answer | undefined> {
  const [before] = await answerOf(db, { userId, key })
  if (!before) return undefined
  if (before.fingerprint !== fingerprint) throw new Refusal(422, MESSAGES.keyReused)
  return { status: before.status, body: before.body }
}
/**
 * Runs `work` at the first use of a key and stores its reply; later uses get the stored reply. Must be called in the
 * transaction of the effect. `isLookedFor` means that the key was looked up before the transaction; if it was added
 * since, storing the reply fails.
 */
export async function once(
  db: Db,
  { keptUntil, ...known }: Once,
  work: () => Promise<Answer>,
  isLookedFor = false,
): Promise<Answer> {
  const before = isLookedFor ? undefined : await answeredBefore(db, known)
  if (before) return before
  const answer = await work()
  const { status, body } = answer
  await keepAnswer(db, { ...known, status, body, keptUntil })
  return answer
}

/** The keys whose first request is in progress: until it ends, another request with the same key is told to retry later. */
export function createRunning() {
  const keys = new Set<string>()
  return async <T>(userId: string, key: string, work: () => Promise<T>): Promise<T> => {
    const id = `${userId} ${key}`
    if (keys.has(id)) throw new Refusal(409, MESSAGES.inProgress, { code: 'in_progress' }, { 'Retry-After': '1' })
    keys.add(id)
    try {
      return await work()
    } finally {
      keys.delete(id)
    }
  }
}
