import type { Db } from '../db/schema.ts'
import type { Call } from '../http/call.ts'

/** Who stands in the audit log for what is done beside the server. */
export const OPERATOR = { id: 'operator', email: 'operator', isAdmin: true } as const

/** The operator's act as a call of the administrator: without a session, and nothing comes after it. */
export const operatorCall = (db: Db, now: number): Call => ({
  db,
  now,
  user: OPERATOR,
  session: undefined,
  key: undefined,
  setSession: () => {},
  tell: () => {},
  after: () => {},
})
