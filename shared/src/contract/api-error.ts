import type { Failure } from './failure.ts'

/** A refusal or a failure of a call; `status` 0 means that no reply of the application arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Failure | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  constructor(status: number, message: string, body?: Failure, retryAfter?: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}
