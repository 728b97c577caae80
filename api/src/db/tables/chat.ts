import { CHAT_PAGE } from 'shared/model/people/chat-message'
import { prepared } from '../prepared.ts'
import type { ChatMessageRow, ChatReportRow } from '../rows/community.ts'
import type { UserRow } from '../rows/people.ts'
import type { Db } from '../schema.ts'

/** The largest number of people in a reply. */
const ONLINE_MAX = 200
const REPORTS_MAX = 500

/** A message with its sender's displayed data. */
export interface SentMessage extends ChatMessageRow {
  email: string | null
  imageAt: UserRow['imageAt']
}
export type Seen = Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'displayName' | 'imageAt'>

/** Users with an open session that was used after `since`: at most `ONLINE_MAX`, in no particular order. */
export const seenUsers = prepared<{ since: number; now: number }, Seen>((db, arg) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'displayName', 'imageAt'])
    .where('id', 'in', (q) =>
      q
        .selectFrom('sessions')
        .select('userId')
        .where('seenAt', '>', arg('since'))
        .where('expiresAt', '>', arg('now'))
        .where('retiredAt', 'is', null),
    )
    .limit(ONLINE_MAX),
)

const newest = prepared<{ roomId: string; reader: string }, SentMessage>((db, arg) =>
  db
    .selectFrom('chatMessages')
    .innerJoin('users', 'users.id', 'chatMessages.userId')
    .selectAll('chatMessages')
    .select(['email', 'imageAt'])
    .where('roomId', '=', arg('roomId'))
    .where('chatMessages.userId', 'not in', (q) =>
      q.selectFrom('chatBlocks').select('blockedId').where('chatBlocks.userId', '=', arg('reader')),
    )
    .orderBy('chatMessages.createdAt', 'desc')
    .orderBy('chatMessages.id', 'desc')
    .limit(CHAT_PAGE),
)
interface Before {
  roomId: string
  reader: string
  at: number
  id: string
}
const older = prepared<Before, SentMessage>((db, arg) =>
  db
    .selectFrom('chatMessages')
    .innerJoin('users', 'users.id', 'chatMessages.userId')
    .selectAll('chatMessages')
    .select(['email', 'imageAt'])
    .where('roomId', '=', arg('roomId'))
    .where('chatMessages.userId', 'not in', (q) =>
      q.selectFrom('chatBlocks').select('blockedId').where('chatBlocks.userId', '=', arg('reader')),
    )
    .where((w) =>
      w(
        w.refTuple('chatMessages.createdAt', 'chatMessages.id'),
        '<',
        w.tuple(arg('at') as number, arg('id') as string),
      ),
    )
    .orderBy('chatMessages.createdAt', 'desc')
    .orderBy('chatMessages.id', 'desc')
    .limit(CHAT_PAGE),
)
export const chatMessage = prepared<{ id: string }, SentMessage>((db, arg) =>
  db
    .selectFrom('chatMessages')
    .innerJoin('users', 'users.id', 'chatMessages.userId')
    .selectAll('chatMessages')
    .select(['email', 'imageAt'])
    .where('chatMessages.id', '=', arg('id')),
)

/**
 * The newest messages of a room, or those just before one of them, the oldest first, without those of people whom the
 * reader has blocked.
 */
export async function messagesOf(db: Db, roomId: string, reader: string, before: ChatMessageRow | undefined) {
  const rows = before
    ? await older(db, { roomId, reader, at: before.createdAt, id: before.id })
    : await newest(db, { roomId, reader })
  return rows.reverse()
}
/** Stores a message; false where its id exists already. */
export async function addMessage(db: Db, row: ChatMessageRow) {
  const added = await db
    .insertInto('chatMessages')
    .values(row)
    .onConflict((c) => c.column('id').doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}
export const deleteMessage = (db: Db, id: string) => db.deleteFrom('chatMessages').where('id', '=', id).execute()

export const blockedBy = prepared<{ userId: string }, { blockedId: string }>((db, arg) =>
  db.selectFrom('chatBlocks').select('blockedId').where('userId', '=', arg('userId')).orderBy('blockedId'),
)
export const isBlocked = async (db: Db, userId: string, blockedId: string) =>
  (await db
    .selectFrom('chatBlocks')
    .select('blockedId')
    .where('userId', '=', userId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst()) !== undefined
export const addBlock = (db: Db, userId: string, blockedId: string) =>
  db
    .insertInto('chatBlocks')
    .values({ userId, blockedId })
    .onConflict((c) => c.columns(['userId', 'blockedId']).doNothing())
    .execute()
export const deleteBlock = (db: Db, userId: string, blockedId: string) =>
  db.deleteFrom('chatBlocks').where('userId', '=', userId).where('blockedId', '=', blockedId).execute()

/** Stores a report; a second one by the same reader about the same message changes nothing. */
export const addReport = (db: Db, row: ChatReportRow) =>
  db
    .insertInto('chatReports')
    .values(row)
    .onConflict((c) => c.columns(['messageId', 'reporterId']).doNothing())
    .execute()
const reportsThat = (db: Db, isOpen: 0 | 1) =>
  db
    .selectFrom('chatReports')
    .leftJoin('chatMessages', 'chatMessages.id', 'chatReports.messageId')
    .selectAll('chatReports')
    .select('chatMessages.id as foundId')
    .where('isOpen', '=', isOpen)
    .orderBy('chatReports.createdAt', 'desc')
    .orderBy('chatReports.id', 'desc')
    .limit(REPORTS_MAX)
    .execute()
/** The open reports, then the closed ones, each the newest first and at most `REPORTS_MAX`. */
export const reports = async (db: Db) => [...(await reportsThat(db, 1)), ...(await reportsThat(db, 0))]
/**
 * Closes a report, and returns whether there is one. A report of a message whose sender has been erased was kept only as
 * long as it was open: it is deleted.
 */
export async function closeReport(db: Db, id: string): Promise<boolean> {
  const [closed] = await db
    .updateTable('chatReports')
    .set({ isOpen: 0 })
    .where('id', '=', id)
    .returning('senderId')
    .execute()
  if (!closed) return false
  const sender = await db.selectFrom('users').select('id').where('id', '=', closed.senderId).executeTakeFirst()
  if (!sender) await db.deleteFrom('chatReports').where('id', '=', id).execute()
  return true
}
