import { CONTACT_PAGE, type ContactStatus } from 'shared/model/people/contact-message'
import type { ContactMessageRow } from '../rows/community.ts'
import type { UserRow } from '../rows/people.ts'
import type { Db } from '../schema.ts'

export const addContactMessage = (db: Db, row: ContactMessageRow) =>
  db.insertInto('contactMessages').values(row).execute()

export const contactMessage = (db: Db, id: string) =>
  db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst()

interface Query {
  status?: ContactStatus | undefined
  /** Id of the last message seen. */
  after?: string | undefined
}
/**
 * A page of messages, the newest first: the first page, or the one after the message `after`; empty if that message
 * does not exist.
 */
export async function contactPage(db: Db, { status, after }: Query): Promise<ContactMessageRow[]> {
  const last = after === undefined ? undefined : await contactMessage(db, after)
  if (after !== undefined && !last) return []
  // The condition of the first page is always true: it lets the query use the index, because no statement may scan a
  // table (plans.test.ts).
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? ''))
    .$if(last === undefined, (q) => q.where('createdAt', '>=', 0))
    .$if(last !== undefined, (q) =>
      q.where((w) => w(w.refTuple('createdAt', 'id'), '<', w.tuple(last?.createdAt ?? 0, last?.id ?? ''))),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(CONTACT_PAGE)
    .execute()
}
export const setContactStatus = (db: Db, id: string, status: ContactStatus) =>
  db.updateTable('contactMessages').set({ status }).where('id', '=', id).execute()

export type Sender = Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'displayName'>
/** The accounts behind messages, by id. */
export async function sendersOf(db: Db, ids: readonly string[]): Promise<Map<string, Sender>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'displayName'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
