import { type AnyDb, long, table } from './table.ts'

/** The member's place in a private room: what they have read, and whether the room is muted. */
export async function up(db: AnyDb) {
  await table(db, 'chat_seats')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('room_id', 'text', (c) => c.notNull())
    .addColumn('partner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('last_at', long(db), (c) => c.notNull())
    .addColumn('read_at', long(db), (c) => c.notNull())
    .addColumn('read_id', 'text', (c) => c.notNull())
    .addColumn('is_muted', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_seats_key', ['user_id', 'room_id'])
    .execute()
  await db.schema.createIndex('chat_seats_latest').on('chat_seats').columns(['user_id', 'last_at', 'room_id']).execute()
  await db.schema.createIndex('chat_seats_partner').on('chat_seats').columns(['partner_id']).execute()

  const rooms = await db
    .selectFrom('chatMessages')
    .select((q) => ['roomId', q.fn.max('createdAt').as('lastAt')])
    .where('roomId', '>', '')
    .where('roomId', 'not in', ['general', 'study-group'])
    .groupBy('roomId')
    .execute()
  for (const { roomId, lastAt } of rooms) {
    const [one, other] = String(roomId).split('_')
    const members = await db.selectFrom('users').select('id').where('id', 'in', [one, other]).execute()
    // The account of a member was deleted: nobody can enter the room.
    if (members.length !== 2) continue
    for (const [userId, partnerId] of [
      [one, other],
      [other, one],
    ]) {
      // A member has read the room up to their own last message; whether they have seen later ones is unknown.
      const own = await db
        .selectFrom('chatMessages')
        .select(['id', 'createdAt'])
        .where('roomId', '=', roomId)
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      const read = { readAt: own?.createdAt ?? 0, readId: own?.id ?? '' }
      await db
        .insertInto('chatSeats')
        .values({ userId, roomId, partnerId, lastAt, ...read, isMuted: 0 })
        .execute()
    }
  }
}
