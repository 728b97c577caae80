import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from './failures.ts'

/** Milliseconds after which a request gets a time-out reply; what it writes afterwards is found by its key. */
export const DEADLINE_MS = 5000
const LOOK_EVERY_MS = 250

/** Waits for work with a limit of its own; the time of the call begins again after it. */
export type Unhurried = <T>(part: Promise<T>) => Promise<T>

interface Open {
  until: number
  fail: (error: Refusal) => void
}
/**
 * Gives every job the same time, after which it is refused with 503. A single timer watches all jobs, because a timer
 * per request costs more than a read.
 */
export function createDeadline(limit = DEADLINE_MS) {
  const open = new Set<Open>()
  let timer: NodeJS.Timeout | undefined
  function look() {
    const now = performance.now()
    for (const one of open) {
      // The set is in the order of the starts, so the first job with time left ends the search.
      if (one.until > now) break
      open.delete(one)
      one.fail(new Refusal(503, MESSAGES.tooSlow, {}, { 'Retry-After': '1' }))
    }
    if (open.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  function begin(one: Open) {
    one.until = performance.now() + limit
    open.add(one)
    timer ??= setInterval(look, LOOK_EVERY_MS)
  }
  return <T>(work: (unhurried: Unhurried) => Promise<T>): Promise<T> =>
    new Promise((done, fail) => {
      const one = { until: 0, fail }
      begin(one)
      const unhurried: Unhurried = async (part) => {
        open.delete(one)
        try {
          return await part
        } finally {
          begin(one)
        }
      }
      work(unhurried).then(
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

/** A deadline for every time limit of the contract. */
export function createDeadlines() {
  const byLimit = new Map<number, ReturnType<typeof createDeadline>>()
  return <T>(work: (unhurried: Unhurried) => Promise<T>, limit: number): Promise<T> => {
    const deadline = byLimit.get(limit) ?? createDeadline(limit)
    byLimit.set(limit, deadline)
    return deadline(work)
  }
}
