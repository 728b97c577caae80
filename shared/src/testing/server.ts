import type { Plan } from '../model/people/user.ts'

/** What the suite reads of an HTTP response; `Response` satisfies it. */
export interface Answer {
  status: number
  headers: { get(name: string): string | null }
  json(): Promise<unknown>
}

/**
 * The sending browser with its cookie jar. `learner`, `other` and `admin` are signed in from the start, `anonymous`
 * stores no cookie, and every other name is a new browser with an empty jar.
 */
export type Browser = 'anonymous' | 'learner' | 'other' | 'admin' | (string & {})

export interface Send {
  body?: unknown
  headers?: Record<string, string>
  as?: Browser
  /**
   * The network that the request comes from: each name is a different address, so that tests do not share rate limits.
   */
  from?: string
}

/** One server under test: the application on a database, or the mock. */
export interface Server {
  /** `path` has its parameters filled in, and may have a query. */
  send(method: string, path: string, options?: Send): Promise<Answer>
  /** The token in the last reset mail to this address; waits for the work that the server does after its reply. */
  resetToken(email: string): Promise<string | undefined>
  /** Gives this user a plan, as a payment would. */
  setPlan(userId: string, plan: Plan): Promise<void>
  stop(): Promise<void>
}
