import { PASSWORD_HISTORY_MAX } from 'shared/model/people/admin-user'
import { uuidv7 } from 'uuidv7'
import type { Database, Db } from '../../schema.ts'

type Handed = Database['handedPasswords']

const addToHistory = (db: Db, userId: string, hash: string, createdAt: number) =>
  db.insertInto('passwordHistory').values({ id: uuidv7(), userId, hash, createdAt }).execute()

/**
 * Gives a user a new password, adds its hash to the history, and erases a readable copy of the old one. `by` is the
 * address of the administrator who set it, null where the user did. The first new password also adds the one of the
 * registration to the history.
 */
export async function setNewPassword(db: Db, userId: string, passwordHash: string, by: string | null, now: number) {
  const [known] = await passwordHistory(db, userId)
  const first = known
    ? undefined
    : await db.selectFrom('users').select(['passwordHash', 'createdAt']).where('id', '=', userId).executeTakeFirst()
  if (first) await addToHistory(db, userId, first.passwordHash, first.createdAt)
  await db
    .updateTable('users')
    .set({ passwordHash, passwordSetBy: by, passwordSetAt: now, updatedAt: now })
    .where('id', '=', userId)
    .execute()
  await db.deleteFrom('handedPasswords').where('userId', '=', userId).execute()
  await addToHistory(db, userId, passwordHash, now)
  const old = await db
    .selectFrom('passwordHistory')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(PASSWORD_HISTORY_MAX)
    .limit(100)
    .execute()
  for (const { id } of old) await db.deleteFrom('passwordHistory').where('id', '=', id).execute()
}
/** The hashes of the newest passwords, the newest first; none before the first change. */
export const passwordHistory = (db: Db, userId: string) =>
  db
    .selectFrom('passwordHistory')
    .select(['hash', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY_MAX)
    .execute()

/** Stores an encrypted readable copy of a password that will be handed over. */
export const keepHanded = (db: Db, row: Handed) => db.insertInto('handedPasswords').values(row).execute()
export const handedPassword = (db: Db, userId: string) =>
  db.selectFrom('handedPasswords').selectAll().where('userId', '=', userId).executeTakeFirst()
/** Erases expired copies. The row itself is kept, so that the password is still refused. */
export const eraseHanded = (db: Db, now: number) =>
  db
    .updateTable('handedPasswords')
    .set({ sealed: '' })
    .where('expiresAt', '<=', now)
    .where('sealed', '!=', '')
    .execute()
