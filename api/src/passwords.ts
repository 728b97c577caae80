import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from './http/failures.ts'
import { fairGate, type Line } from './http/limits/fair-gate.ts'

/** Parameters of a password hash: KiB of memory, passes, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}
/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * The largest number of passwords that wait to be checked. At 20 ms each this is less than two seconds, the longest
 * that a person waits.
 */
const WAITING_MAX = 80
const RETRY_SECONDS = '10'
const busy = () => new Refusal(503, MESSAGES.signInBusy, {}, { 'Retry-After': RETRY_SECONDS })
/** The queue for users who are already signed in, and for operations beside the server. */
const OWN_LINE: Line = { network: '', isKnown: true }

/** Whether a stored hash was made with less memory or fewer passes than `cost`, or not by Argon2id. */
export function isOutdated(stored: string, cost = PASSWORD_COST) {
  const found = stored.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/)
  return !found || Number(found[1]) < cost.memoryCost || Number(found[2]) < cost.timeCost
}
export type Passwords = ReturnType<typeof createPasswords>

interface Options {
  cost?: PasswordCost
  cores?: number
}
/** Hashes and checks passwords; one core stays free for other work. Beyond its capacity it refuses with 503. */
export function createPasswords({ cost = PASSWORD_COST, cores = availableParallelism() }: Options = {}) {
  const turn = fairGate(Math.max(1, cores - 1), WAITING_MAX, busy)
  const make = (password: string, line = OWN_LINE) => turn(line, () => hash(password, cost))
  let nobody: Promise<string> | undefined
  return {
    hash: make,
    isOutdated: (stored: string) => isOutdated(stored, cost),
    /** Takes the same time where there is no such account (`stored` is undefined). */
    async matches(stored: string | undefined, password: string, line = OWN_LINE): Promise<boolean> {
      nobody ??= make('nobody has this password')
      const against = stored ?? (await nobody)
      const same = await turn(line, () => verify(against, password))
      return same && stored !== undefined
    },
    /** Makes the hash used for unknown accounts, so that the first sign-in takes no longer than the next. */
    warmUp: async () => {
      nobody ??= make('nobody has this password')
      await nobody
    },
  }
}
