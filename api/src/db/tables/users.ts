import { prepared, writesAlone } from '../prepared.ts'
import type { Db, UserRow } from '../schema.ts'

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
  return added.length > 0
}
export const setPasswordHash = (db: Db, id: string, passwordHash: string) =>
  db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
export const updateProfile = (db: Db, id: string, changed: Partial<Pick<UserRow, 'displayName' | 'customTitle'>>) =>
  db.updateTable('users').set(changed).where('id', '=', id).execute()

/** Everything that belongs to a user goes with the row. */
export const deleteUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()
