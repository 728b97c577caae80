import type { Failure, Issue } from 'shared/contract/failure'
import { MESSAGES, type Message } from 'shared/contract/messages'

type Extra = Omit<Failure, 'error'>

/** A refusal that the client is told about: thrown anywhere, it undoes the call's writes and becomes the answer. */
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
/** 429 with the moment from which the next call is let through. */
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
}
/** More faults of one body tell nobody anything: a hostile one has tens of thousands. */
const ISSUES_MAX = 200
/** 422 that names the fields, for the interface to translate by code. */
export const invalid = (issues: readonly SchemaIssue[]) =>
  new Refusal(422, MESSAGES.invalid, {
    issues: issues.slice(0, ISSUES_MAX).map(
      ({ path = [], code = 'custom', minimum, maximum, format }): Issue => ({
        path: path.map((p) => (typeof p === 'number' ? p : String(p))),
        code,
        ...(minimum !== undefined && { minimum: Number(minimum) }),
        ...(maximum !== undefined && { maximum: Number(maximum) }),
        ...(format !== undefined && { format }),
      }),
    ),
  })
