import { prepared, writesAlone } from '../prepared.ts'
import type { Db, UserRow } from '../schema.ts'
import { indexPerson } from './people.ts'

export const userById = prepared<{ id: string }, UserRow>((db, arg) =>
  db.selectFrom('users').selectAll().where('id', '=', arg('id')),
)
export const userByEmail = prepared<{ email: string }, UserRow>((db, arg) =>
  db.selectFrom('users').selectAll().where('email', '=', arg('email')),
)

// Held until the transaction ends, so that of two who count the same thing the second one counts after the first.
const held = prepared<{ id: string }, UserRow>((db, arg) =>
  db.selectFrom('users').selectAll().where('id', '=', arg('id')).forNoKeyUpdate(),
)
/** The user, for a transaction that decides by what it counts of theirs. */
export async function heldUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await (writesAlone(db) ? userById : held)(db, { id })
  return row
}

/** False where the address is taken. */
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
/** A hash made anew, of the same password or of another one. */
export const setPasswordHash = (db: Db, id: string, passwordHash: string) =>
  db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
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

/** Everything that belongs to a user goes with the row. */
export const deleteUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()
