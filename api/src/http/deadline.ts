import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from './failures.ts'

/** A request that is not answered by then is told so; what it wrote meanwhile is found again by its key. */
export const DEADLINE_MS = 5000
const LOOK_EVERY_MS = 250

interface Open {
  until: number
  fail: (error: Refusal) => void
}
/** Gives every piece of work the same time; one timer looks after all, for a timer per request costs more than a read. */
export function createDeadline(limit = DEADLINE_MS) {
  const open = new Set<Open>()
  let timer: NodeJS.Timeout | undefined
  function look() {
    const now = performance.now()
    for (const one of open) {
      // The set is in the order of beginning, so the first that has time left ends the search.
      if (one.until > now) break
      open.delete(one)
      one.fail(new Refusal(503, MESSAGES.tooSlow, {}, { 'Retry-After': '1' }))
    }
    if (open.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return <T>(work: Promise<T>): Promise<T> =>
    new Promise((done, fail) => {
      const one = { until: performance.now() + limit, fail }
      open.add(one)
      timer ??= setInterval(look, LOOK_EVERY_MS)
      work.then(
        (value) => {
          open.delete(one)
          done(value)
        },
        (error) => {
          open.delete(one)
          fail(error)
        },
      )
    })
}

/** A deadline for every length that calls have. */
export function createDeadlines() {
  const byLimit = new Map<number, ReturnType<typeof createDeadline>>()
  return <T>(work: Promise<T>, limit: number): Promise<T> => {
    const deadline = byLimit.get(limit) ?? createDeadline(limit)
    byLimit.set(limit, deadline)
    return deadline(work)
  }
}
