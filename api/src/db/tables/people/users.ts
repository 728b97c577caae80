import { prepared, writesAlone } from '../../prepared.ts'
import type { UserRow } from '../../rows/people.ts'
import type { Db } from '../../schema.ts'
import { indexPerson } from './people.ts'

export const userById = prepared<{ id: string }, UserRow>(
  (db, arg) => db.selectFrom('users').selectAll().where('id', '=', arg('id')),
  { isKept: true },
)
export const userByEmail = prepared<{ email: string }, UserRow>((db, arg) =>
  db.selectFrom('users').selectAll().where('email', '=', arg('email')),
)

// Locks the row until the transaction ends, so that of two simultaneous counts the second one includes the first.
const lockedById = prepared<{ id: string }, UserRow>((db, arg) =>
  db.selectFrom('users').selectAll().where('id', '=', arg('id')).forNoKeyUpdate(),
)
/** The user's row, locked, for a transaction whose decision depends on a count of their rows. */
export async function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await (writesAlone(db) ? userById : lockedById)(db, { id })
  return row
}

/** Inserts a user; false where the address exists already. */
export async function addUser(db: Db, user: UserRow) {
  const added = await db
    .insertInto('users')
    .values(user)
    .onConflict((c) => c.column('email').doNothing())
    .returning('id')
    .execute()
  if (added.length > 0) await indexPerson(db, user)
  return added.length > 0
}
/** Stores a stronger hash of the same password, unless the password was changed meanwhile. */
export const renewPasswordHash = (db: Db, id: string, before: string, passwordHash: string) =>
  db.updateTable('users').set({ passwordHash }).where('id', '=', id).where('passwordHash', '=', before).execute()
export async function updateProfile(
  db: Db,
  id: string,
  changed: Partial<Pick<UserRow, 'displayName' | 'customTitle'>>,
  now: number,
) {
  const row = await db
    .updateTable('users')
    .set({ ...changed, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row && changed.displayName !== undefined) await indexPerson(db, row)
}

/** Everything that belongs to a user is deleted with the row. */
export const deleteUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()
