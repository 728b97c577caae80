import type { Failure, Issue } from 'shared/contract/failure'
import { MESSAGES, type Message } from 'shared/contract/messages'

type Extra = Omit<Failure, 'error'>

/** A refusal for the client: thrown anywhere, it rolls back the call's writes and becomes the reply. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Failure
  readonly headers: Record<string, string>
  constructor(status: number, error: Message, extra: Extra = {}, headers: Record<string, string> = {}) {
    super(error)
    this.status = status
    this.body = { error, ...extra }
    this.headers = headers
  }
}

const SECOND = 1000
/** 429 with the time from which the next call is allowed. */
export const tooMany = (
  until: number,
  now: number,
  error: Message = MESSAGES.rateLimit,
  code: 'rate_limit' | 'plan_limit' = 'rate_limit',
) =>
  new Refusal(
    429,
    error,
    { code, resetAt: new Date(until).toISOString() },
    { 'Retry-After': String(Math.max(1, Math.ceil((until - now) / SECOND))) },
  )

interface SchemaIssue {
  path?: readonly PropertyKey[]
  code?: string
  message: string
  minimum?: number | bigint
  maximum?: number | bigint
  format?: string
  origin?: string
}
/** The largest number of issues in one reply: a hostile body may have tens of thousands. */
const ISSUES_MAX = 200
/** 422 with the fields, which the interface translates by code. */
export const invalid = (issues: readonly SchemaIssue[]) =>
  new Refusal(422, MESSAGES.invalid, {
    issues: issues.slice(0, ISSUES_MAX).map(
      ({ path = [], code = 'custom', minimum, maximum, format, origin }): Issue => ({
        path: path.map((p) => (typeof p === 'number' ? p : String(p))),
        code,
        ...(minimum !== undefined && { minimum: Number(minimum) }),
        ...(maximum !== undefined && { maximum: Number(maximum) }),
        ...(format !== undefined && { format }),
        ...(origin !== undefined && { origin }),
      }),
    ),
  })
