import type { Failure } from 'shared/contract/failure'

/** What a form needs to know of a call that was refused, or that nobody answered (`status` 0). */
export interface Refusal extends Error {
  readonly status: number
  readonly body: Failure | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
