import { prepared } from '../prepared.ts'
import type { Db, SessionRow } from '../schema.ts'

/** A session with what the guard wants to know of its user. */
export interface OpenSession extends SessionRow {
  email: string | null
}

export const sessionByToken = prepared<{ tokenHash: string }, OpenSession>((db, arg) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['tokenHash', 'userId', 'seenAt', 'expiresAt', 'retiredAt', 'verifiedAt', 'email'])
    .where('tokenHash', '=', arg('tokenHash')),
)
export const addSession = (db: Db, row: SessionRow) => db.insertInto('sessions').values(row).execute()

export const touchSession = (db: Db, tokenHash: string, seenAt: number) =>
  db.updateTable('sessions').set({ seenAt }).where('tokenHash', '=', tokenHash).execute()

/** The old token goes on until `until`; a token that is already retired keeps its end. */
export const retireSession = (db: Db, tokenHash: string, until: number) =>
  db
    .updateTable('sessions')
    .set({ retiredAt: until })
    .where('tokenHash', '=', tokenHash)
    .where('retiredAt', 'is', null)
    .execute()
export const deleteSession = (db: Db, tokenHash: string) =>
  db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
export const deleteSessionsOf = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('userId', '=', userId).execute()
/** The password was given in this session just now. */
export const verifySession = (db: Db, tokenHash: string, verifiedAt: number) =>
  db.updateTable('sessions').set({ verifiedAt }).where('tokenHash', '=', tokenHash).execute()
