import type { Db } from '../../schema.ts'

export type TrashKind = 'modules' | 'quizzes' | 'scenarios' | 'practiceTexts' | 'testDates'

/**
 * The query builder cannot type a query on any one of several tables. All kinds have the same columns of deletion, so
 * the type of `modules` stands for all of them.
 */
const tableOf = (kind: TrashKind) => kind as 'modules'

// A deleted row stays in its table, so that learners' records that refer to it stay valid: queries for shown content
// ask for rows without `deletedAt`.
const mark = async (db: Db, kind: TrashKind, id: string, deletedAt: number | null, now: number) => {
  const marked = await db
    .updateTable(tableOf(kind))
    .set((eb) => ({
      deletedAt,
      updatedAt: eb
        .case()
        .when('updatedAt', '<', now)
        .then(eb.val(now))
        .else(eb('updatedAt', '+', 1))
        .end(),
    }))
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute()
  return marked.length > 0
}

/** Marks an item as deleted; false where no item with this id exists that is not deleted already. */
export const moveToTrash = (db: Db, kind: TrashKind, id: string, now: number) => mark(db, kind, id, now, now)

/** Restores a deleted item; false where no deleted item has this id. */
export const takeFromTrash = (db: Db, kind: TrashKind, id: string, now: number) => mark(db, kind, id, null, now)

export const isInTrash = async (db: Db, kind: TrashKind, id: string) =>
  ((await db.selectFrom(tableOf(kind)).select('deletedAt').where('id', '=', id).executeTakeFirst())?.deletedAt ??
    null) !== null

/** Ids of deleted items, the last deleted first. */
export const inTrash = async (db: Db, kind: TrashKind): Promise<string[]> =>
  (
    await db
      .selectFrom(tableOf(kind))
      .select('id')
      .where('deletedAt', '>', 0)
      .orderBy('deletedAt', 'desc')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Whether there is any item of this kind, deleted ones included. */
export const hasAny = async (db: Db, kind: TrashKind) =>
  (await db.selectFrom(tableOf(kind)).select('id').where('id', '>', '').limit(1).execute()).length > 0

const KINDS: readonly TrashKind[] = ['modules', 'quizzes', 'scenarios', 'practiceTexts', 'testDates']

/**
 * Permanently deletes what was deleted at this time or earlier. With a module, the database also deletes the learners'
 * places in it.
 */
export async function emptyTrash(db: Db, before: number) {
  for (const kind of KINDS)
    await db.deleteFrom(tableOf(kind)).where('deletedAt', '>', 0).where('deletedAt', '<=', before).execute()
}
