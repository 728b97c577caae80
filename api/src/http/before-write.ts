import type { Store } from '../db/store.ts'
import type { Call } from './call.ts'

/** What a handler may use before its transaction: the committed data, which it can read but not change. */
export interface Before extends Pick<Call, 'now' | 'user' | 'key'> {
  /** Reads committed data, in one round trip where the job awaits nothing in between. */
  together: Store['readTogether']
  /** Runs a job that occupies the processor when it is its turn (turns.ts). */
  turn<T>(work: () => T): Promise<T>
}
type Work = (request: object, before: Before) => Promise<unknown>

/**
 * A handler in two steps: `work` is slow and runs before the transaction, `write` runs in it with the result of `work`,
 * again if the database repeats the transaction. Data read by `work` may have changed since, so `write` decides by its
 * own reads. A replay runs neither.
 */
export function beforeWrite<Request extends object, Made, Reply>(
  work: (request: Request, before: Before) => Promise<Made>,
  write: (request: Request, call: Call, made: Made) => Reply | Promise<Reply>,
): (request: Request, call: Call) => Promise<Reply> {
  const made = new WeakMap<Request, { value: Made }>()
  const handle = async (request: Request, call: Call) => {
    // A handler that is called directly, without the server, does its slow work here.
    const ready = made.get(request) ?? { value: await work(request, atOnce(call)) }
    return write(request, call, ready.value)
  }
  const before = async (request: Request, known: Before) => {
    made.set(request, { value: await work(request, known) })
  }
  return Object.assign(handle, { before })
}
const atOnce = ({ db, now, user, key }: Call): Before => ({
  together: (job) => job(db),
  now,
  user,
  key,
  turn: async (work) => work(),
})

/** The step before the handler's transaction; undefined for a handler of one step. */
export const workBefore = (handle: object): Work | undefined =>
  'before' in handle ? (handle.before as Work) : undefined
