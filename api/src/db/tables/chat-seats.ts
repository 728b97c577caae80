import { INBOX_MAX, UNREAD_MAX } from 'shared/model/people/chat-inbox'
import { prepared } from '../prepared.ts'
import type { ChatSeatRow } from '../rows/community.ts'
import type { UserRow } from '../rows/people.ts'
import type { Db } from '../schema.ts'

/** A place whose member has read nothing. */
const NEW = { lastAt: 0, readAt: 0, readId: '', isMuted: 0 }

/** A private room in a member's list. */
export interface RoomRow extends Pick<UserRow, 'firstName' | 'lastName' | 'displayName' | 'imageAt'> {
  roomId: string
  partnerId: string
  isMuted: number
  lastAt: number
  lastContent: string
  lastUserId: string
  unread: number
}

/**
 * The private rooms of a member that have a message they may read, the latest first. A message of somebody whom they
 * blocked is neither shown nor counted.
 */
export const roomsOf = prepared<{ reader: string }, RoomRow>((db, arg) =>
  db
    .selectFrom('chatSeats')
    .innerJoin('users', 'users.id', 'chatSeats.partnerId')
    .innerJoin('chatMessages as last', (join) =>
      join.on('last.id', '=', (q) =>
        q
          .selectFrom('chatMessages as one')
          .select('one.id')
          .whereRef('one.roomId', '=', 'chatSeats.roomId')
          .where('one.userId', 'not in', (b) =>
            b.selectFrom('chatBlocks').select('blockedId').where('chatBlocks.userId', '=', arg('reader')),
          )
          .orderBy('one.createdAt', 'desc')
          .orderBy('one.id', 'desc')
          .limit(1),
      ),
    )
    .select(['chatSeats.roomId', 'partnerId', 'isMuted', 'firstName', 'lastName', 'displayName', 'imageAt'])
    .select(['last.createdAt as lastAt', 'last.content as lastContent', 'last.userId as lastUserId'])
    .select((q) =>
      q
        .selectFrom((from) =>
          from
            .selectFrom('chatMessages as one')
            .select('one.id')
            .whereRef('one.roomId', '=', 'chatSeats.roomId')
            .whereRef('one.userId', '=', 'chatSeats.partnerId')
            .where((w) =>
              w(
                w.refTuple('one.createdAt', 'one.id'),
                '>',
                w.refTuple('chatSeats.readAt', 'chatSeats.readId') as never,
              ),
            )
            .where('one.userId', 'not in', (b) =>
              b.selectFrom('chatBlocks').select('blockedId').where('chatBlocks.userId', '=', arg('reader')),
            )
            .limit(UNREAD_MAX)
            .as('counted'),
        )
        .select((c) => c.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('unread'),
    )
    .where('chatSeats.userId', '=', arg('reader'))
    .orderBy('chatSeats.lastAt', 'desc')
    .orderBy('chatSeats.roomId', 'desc')
    .limit(INBOX_MAX),
)

/** Gives the two members of a room their places where they have none, and puts the room first in both lists. */
export const seat = (db: Db, roomId: string, [one, other]: readonly [string, string], lastAt: number) =>
  db
    .insertInto('chatSeats')
    .values(
      [
        { userId: one, partnerId: other },
        { userId: other, partnerId: one },
      ].map((ids) => ({ ...NEW, ...ids, roomId, lastAt })),
    )
    .onConflict((c) => c.columns(['userId', 'roomId']).doUpdateSet({ lastAt }))
    .execute()

type Place = Pick<ChatSeatRow, 'userId' | 'roomId' | 'partnerId'>
/** Marks everything up to a message as read. A message before the last one read changes nothing. */
export const markRead = (db: Db, place: Place, readAt: number, readId: string) =>
  db
    .insertInto('chatSeats')
    .values({ ...NEW, ...place, lastAt: readAt, readAt, readId })
    .onConflict((c) =>
      c
        .columns(['userId', 'roomId'])
        .doUpdateSet({ readAt, readId })
        .where((w) =>
          w.or([
            w('chatSeats.readAt', '<', readAt),
            w.and([w('chatSeats.readAt', '=', readAt), w('chatSeats.readId', '<', readId)]),
          ]),
        ),
    )
    .execute()

export const setMuted = (db: Db, place: Place, isMuted: 0 | 1) =>
  db
    .insertInto('chatSeats')
    .values({ ...NEW, ...place, isMuted })
    .onConflict((c) => c.columns(['userId', 'roomId']).doUpdateSet({ isMuted }))
    .execute()
