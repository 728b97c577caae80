import type { Failure } from 'shared/contract/failure'

/** What a form needs of a refused call, or of one without a reply (`status` 0). */
export interface Refusal extends Error {
  readonly status: number
  readonly body: Failure | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
