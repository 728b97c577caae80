import type { Plan } from '../model/user.ts'

/** What the suite reads of an answer; `Response` is one. */
export interface Answer {
  status: number
  headers: { get(name: string): string | null }
  json(): Promise<unknown>
}

/**
 * Who sends: a browser with a cookie jar of its own. `learner`, `other` and `admin` are signed in from the start,
 * `anonymous` never keeps a cookie, and every other name is a new browser with an empty jar.
 */
export type Browser = 'anonymous' | 'learner' | 'other' | 'admin' | (string & {})

export interface Send {
  body?: unknown
  headers?: Record<string, string>
  as?: Browser
  /** Names the network the request comes from: every name is another address, so that limits do not meet. */
  from?: string
}

/** One server under test: the app on a database, or the mock. */
export interface Server {
  /** `path` with parameters filled in and a query where there is one. */
  send(method: string, path: string, options?: Send): Promise<Answer>
  /** The token in the last reset mail to this address; waits for what the server does after an answer. */
  resetToken(email: string): Promise<string | undefined>
  /** Gives this user a plan, as a payment would. */
  setPlan(userId: string, plan: Plan): Promise<void>
  stop(): Promise<void>
}
