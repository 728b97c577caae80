import { prepared } from '../../prepared.ts'
import { remembered } from '../../remembered.ts'
import type { ContentRow } from '../../rows/content.ts'
import type { Db } from '../../schema.ts'

const COLUMNS = [
  'id',
  'sortOrder',
  'isPublished',
  'body',
  'updatedAt',
  'deletedAt',
] as const satisfies (keyof ContentRow)[]

/**
 * The query builder cannot type a query on either of two tables. Both have the columns of `ContentRow`, so the type of
 * one stands for both.
 */
const tableOf = (table: 'quizzes' | 'scenarios') => table as 'quizzes'

/** The queries of a table of content; `of` makes the content from its row. */
export function contentRows<T>(table: 'quizzes' | 'scenarios', of: (row: ContentRow) => T) {
  const inOrder = (db: Db) =>
    db.selectFrom(tableOf(table)).where('deletedAt', 'is', null).orderBy('sortOrder').orderBy('id')
  const published = (db: Db) => inOrder(db).where('isPublished', '=', 1)
  const stamps = prepared<object, Pick<ContentRow, 'id' | 'sortOrder' | 'updatedAt'>>((db) =>
    published(db).select(['id', 'sortOrder', 'updatedAt']),
  )
  const shown = prepared<object, ContentRow>((db) => published(db).select(COLUMNS))
  const firstShown = prepared<object, ContentRow>((db) => published(db).select(COLUMNS).limit(1))
  const byId = prepared<{ id: string }, ContentRow>((db, arg) =>
    db.selectFrom(tableOf(table)).select(COLUMNS).where('id', '=', arg('id')),
  )
  return {
    /** What is published, with all its fields, in order. */
    published: remembered<T>(
      (db) => stamps(db, {}),
      async (db) => (await shown(db, {})).map(of),
    ),
    /** The first of them, without loading the others. */
    firstPublished: async (db: Db): Promise<T | undefined> => (await firstShown(db, {})).map(of)[0],
    /** The row with this id, whether it is published, deleted or neither. */
    rowById: async (db: Db, id: string): Promise<ContentRow | undefined> => (await byId(db, { id }))[0],
    /** The rows that are not deleted, drafts included, in order. */
    all: (db: Db): Promise<ContentRow[]> => inOrder(db).select(COLUMNS).where('isPublished', 'in', [0, 1]).execute(),
    /** Inserts the row, or replaces the one with its id. */
    save: (db: Db, { id, ...values }: ContentRow) =>
      db
        .insertInto(tableOf(table))
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute(),
  }
}
