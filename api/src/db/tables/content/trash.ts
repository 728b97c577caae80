import type { Db } from '../../schema.ts'

export type TrashKind = 'modules' | 'quizzes' | 'scenarios' | 'practiceTexts' | 'testDates'

// Marks a row as deleted, or restores it: the state x becomes -1 - x, so that 0 and 1 (draft, published) become -1 and
// -2, and a text's place 5 becomes -6. Every query for shown content asks for 1, or for a place from 0 on, and so skips
// deleted rows; learners' records that refer to them stay valid. The same operation restores a row.
const turn = async (db: Db, kind: TrashKind, id: string, wasDeleted: boolean, now: number) => {
  const column = kind === 'practiceTexts' ? 'sortOrder' : 'isPublished'
  const table = kind as 'modules'
  const at = column as 'isPublished'
  const turned = await db
    .updateTable(table)
    .set((eb) => ({
      [at]: eb(eb.val(-1), '-', eb.ref(at)),
      updatedAt: eb
        .case()
        .when('updatedAt', '<', now)
        .then(eb.val(now))
        .else(eb('updatedAt', '+', 1))
        .end(),
    }))
    .where('id', '=', id)
    .where(at, wasDeleted ? '<' : '>=', 0)
    .returning('id')
    .execute()
  return turned.length > 0
}

/** False where no such id exists. */
export async function moveToTrash(db: Db, kind: TrashKind, id: string, now: number) {
  if (!(await turn(db, kind, id, false, now))) return false
  await db.insertInto('deletedContent').values({ kind, id, deletedAt: now }).execute()
  return true
}
/** False where no deleted item has this id. */
export async function takeFromTrash(db: Db, kind: TrashKind, id: string, now: number) {
  if (!(await turn(db, kind, id, true, now))) return false
  await db.deleteFrom('deletedContent').where('kind', '=', kind).where('id', '=', id).execute()
  return true
}
/** Ids of deleted items, the last deleted first. */
export const inTrash = async (db: Db, kind: TrashKind): Promise<string[]> =>
  (
    await db
      .selectFrom('deletedContent')
      .select(['id', 'deletedAt'])
      .where('kind', '=', kind)
      .orderBy('deletedAt', 'desc')
      .execute()
  ).map(({ id }) => id)

/** Permanently deletes what was deleted before this time, and with a module the learners' places in it. */
export async function emptyTrash(db: Db, before: number) {
  const old = await db.selectFrom('deletedContent').select(['kind', 'id']).where('deletedAt', '<=', before).execute()
  for (const { kind, id } of old) {
    await db
      .deleteFrom(kind as 'modules')
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('deletedContent').where('kind', '=', kind).where('id', '=', id).execute()
  }
}
