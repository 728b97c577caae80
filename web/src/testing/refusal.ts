import type { Failure } from 'shared/contract/failure'
import { MESSAGES } from 'shared/contract/messages'

/** Thrown by a fake to refuse: it becomes the status and the body of the response. */
export class Refusal extends Error {
  readonly status: number
  readonly failure: Failure
  readonly headers: Record<string, string>
  constructor(status: number, failure: Failure, headers: Record<string, string> = {}) {
    super(failure.error)
    this.status = status
    this.failure = failure
    this.headers = headers
  }
}

/** The value; throws a 404 where there is none. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(404, { error: MESSAGES.notFound })
  return value
}
