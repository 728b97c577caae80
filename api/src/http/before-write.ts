import type { Call } from './call.ts'

/** What is known before a write: the database as it is committed, and nothing to change it with. */
export interface Before extends Pick<Call, 'db' | 'now' | 'user' | 'key'> {
  /** Runs a piece of work that holds the processor when it is its turn (turns.ts). */
  turn<T>(work: () => T): Promise<T>
}
type Work = (request: object, before: Before) => Promise<unknown>

/**
 * A handler in two steps: `work` is slow and runs before the transaction, `write` runs in it with what `work` has made, once more where the
 * database repeats it. What `work` has read may have changed since: `write` decides by what it reads itself. A replay is answered without either.
 */
export function beforeWrite<Request extends object, Made, Reply>(
  work: (request: Request, before: Before) => Promise<Made>,
  write: (request: Request, call: Call, made: Made) => Reply | Promise<Reply>,
): (request: Request, call: Call) => Promise<Reply> {
  const made = new WeakMap<Request, { value: Made }>()
  const handle = async (request: Request, call: Call) => {
    // Who calls it by itself, without a server, has nobody that waits meanwhile.
    const ready = made.get(request) ?? { value: await work(request, atOnce(call)) }
    return write(request, call, ready.value)
  }
  const before = async (request: Request, known: Before) => {
    made.set(request, { value: await work(request, known) })
  }
  return Object.assign(handle, { before })
}
const atOnce = ({ db, now, user, key }: Call): Before => ({ db, now, user, key, turn: async (work) => work() })

/** What is to be done before the handler's transaction; undefined for a handler of one step. */
export const workBefore = (handle: object): Work | undefined =>
  'before' in handle ? (handle.before as Work) : undefined
