import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Lets `most` run at a time, the others in their order. */
function gate(most: number) {
  let free = most
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((next) => waiting.push(next))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
/** Whether a stored hash was made with less than today's cost. */
export function isOutdated(stored: string) {
  const found = stored.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/)
  return !found || Number(found[1]) < COST.memoryCost || Number(found[2]) < COST.timeCost
}
export type Passwords = ReturnType<typeof createPasswords>

/** Hashes and checks passwords; one core stays free for everybody else (performance.md §2). */
export function createPasswords(cores = availableParallelism()) {
  const turn = gate(Math.max(1, cores - 1))
  const make = (password: string) => turn(() => hash(password, COST))
  let nobody: Promise<string> | undefined
  return {
    hash: make,
    /** Costs the same where there is no such account (`stored` is undefined). */
    async matches(stored: string | undefined, password: string): Promise<boolean> {
      nobody ??= make('nobody has this password')
      const against = stored ?? (await nobody)
      const same = await turn(() => verify(against, password))
      return same && stored !== undefined
    },
    /** Makes the hash that stands in for unknown accounts, so that the first sign-in costs no more than the next. */
    warmUp: async () => {
      nobody ??= make('nobody has this password')
      await nobody
    },
  }
}
