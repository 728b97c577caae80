import type { Db } from '../db/schema.ts'
import type { Call } from '../http/call.ts'

/** The actor in the audit log for the operator's commands. */
export const OPERATOR = { id: 'operator', email: 'operator', isAdmin: true } as const

/**
 * The context of an operator's action as a call of the administrator: without a session, and with nothing to run after
 * it.
 */
export const operatorCall = (db: Db, now: number): Call => ({
  db,
  now,
  user: OPERATOR,
  session: undefined,
  key: undefined,
  network: '',
  isKnownDevice: () => false,
  rememberDevice: () => {},
  uncount: async () => {},
  setSession: () => {},
  tell: () => {},
  meanwhile: () => {},
  after: () => {},
})
