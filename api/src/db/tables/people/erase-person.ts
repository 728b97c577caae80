import type { Db } from '../../schema.ts'
import { releaseProfileImage } from './profile-images.ts'
import { deleteUser } from './users.ts'

/** Replaces an erased name. */
export const ERASED_NAME = '–'

/**
 * Deletes a user with all data that belong to them. Rows without a reference to the user lose what identifies them: the
 * administrator's log keeps the action and the id, an open report keeps the message without the sender's name.
 * `.github/docs/operations.md` lists what remains, and for how long. `limits` are the keys under which the person's
 * calls were counted.
 */
export async function erasePerson(db: Db, id: string, limits: readonly string[]) {
  const messages = db.selectFrom('chatMessages').select('id').where('userId', '=', id)
  const letters = db.selectFrom('contactMessages').select('id').where('userId', '=', id)
  await db
    .updateTable('auditLog')
    .set({ subject: ERASED_NAME, detail: '{}' })
    .where((w) =>
      w.or([
        w.and([w('kind', '=', 'user'), w('subjectId', '=', id)]),
        w.and([w('kind', '=', 'chat'), w('subjectId', 'in', messages)]),
        // For a deleted message, whose row is gone, the log entry names its author.
        w.and([w('kind', '=', 'chat'), w('detail', 'like', `%${id}%`)]),
        w.and([w('kind', '=', 'contact'), w('subjectId', 'in', letters)]),
      ]),
    )
    .execute()
  await db.deleteFrom('chatReports').where('senderId', '=', id).where('isOpen', '=', 0).execute()
  await db.updateTable('chatReports').set({ senderName: ERASED_NAME }).where('senderId', '=', id).execute()
  const customers = db.selectFrom('stripeCustomers').select('customerId').where('userId', '=', id)
  await db.deleteFrom('stripeSubscriptions').where('customerId', 'in', customers).execute()
  await db.deleteFrom('rateLimits').where('key', 'in', limits).execute()
  await releaseProfileImage(db, id, 0)
  await deleteUser(db, id)
}
