import { prepared } from '../../prepared.ts'
import type { SessionRow } from '../../rows/people.ts'
import type { Db } from '../../schema.ts'

/** A session with the user data that the guard needs. */
export interface OpenSession extends SessionRow {
  email: string | null
}

export const sessionByToken = prepared<{ tokenHash: string }, OpenSession>(
  (db, arg) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(['tokenHash', 'userId', 'seenAt', 'expiresAt', 'retiredAt', 'verifiedAt', 'chain', 'email'])
      .where('tokenHash', '=', arg('tokenHash')),
  { isKept: true },
)
export const addSession = (db: Db, row: SessionRow) => db.insertInto('sessions').values(row).execute()

/** Notes when the session was last used, at most once every `everyMs`, so that of simultaneous requests one writes. */
export const touchSession = (db: Db, tokenHash: string, seenAt: number, everyMs: number) =>
  db
    .updateTable('sessions')
    .set({ seenAt })
    .where('tokenHash', '=', tokenHash)
    .where('seenAt', '<=', seenAt - everyMs)
    .execute()

/**
 * Retires a token: it is valid until `until`, and belongs to this chain. A token that was retired before keeps its
 * earlier end. False where the token is gone because its session was ended.
 */
export const retireSession = async (db: Db, tokenHash: string, chain: string, until: number) =>
  (
    await db
      .updateTable('sessions')
      .set((eb) => ({ chain, retiredAt: eb.fn.coalesce('retiredAt', eb.val(until)) }))
      .where('tokenHash', '=', tokenHash)
      .returning('tokenHash')
      .execute()
  ).length > 0
/** Ends a session: its token and all others of its chain. */
export const deleteSession = (db: Db, tokenHash: string, chain: string) =>
  db
    .deleteFrom('sessions')
    .where((w) => w.or([w('tokenHash', '=', tokenHash), w('chain', '=', chain)]))
    .execute()
export const deleteSessionsOf = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('userId', '=', userId).execute()
/** Records that the password was just entered in this session. */
export const verifySession = (db: Db, tokenHash: string, verifiedAt: number) =>
  db.updateTable('sessions').set({ verifiedAt }).where('tokenHash', '=', tokenHash).execute()
