import type { PracticeText, TypingText } from 'shared/model/content/practice-text'
import { prepared } from '../../prepared.ts'
import { remembered } from '../../remembered.ts'
import type { PracticeTextRow } from '../../rows/content.ts'
import type { Db } from '../../schema.ts'

const stamps = prepared<object, Pick<PracticeTextRow, 'id' | 'sortOrder' | 'updatedAt'>>((db) =>
  db
    .selectFrom('practiceTexts')
    .select(['id', 'sortOrder', 'updatedAt'])
    .where('sortOrder', '>=', 0)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id'),
)
const inOrder = prepared<object, PracticeTextRow>((db) =>
  db
    .selectFrom('practiceTexts')
    .selectAll()
    .where('sortOrder', '>=', 0)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id'),
)
const lastPlace = prepared<object, Pick<PracticeTextRow, 'sortOrder'>>((db) =>
  db
    .selectFrom('practiceTexts')
    .select('sortOrder')
    .where('sortOrder', '>=', 0)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder', 'desc')
    .limit(1),
)

const byId = prepared<{ id: string }, PracticeTextRow>((db, arg) =>
  db.selectFrom('practiceTexts').selectAll().where('id', '=', arg('id')),
)
const textOf = ({ id, body, updatedAt }: PracticeTextRow): PracticeText => ({
  ...JSON.parse(body),
  id,
  updatedAt: new Date(updatedAt).toISOString(),
})

/** Every text that is not deleted, in order. */
export const practiceTexts = remembered<PracticeText>(
  (db) => stamps(db, {}),
  async (db) => (await inOrder(db, {})).map(textOf),
)

/** Adds a text at this place, by default at the end. */
export async function addPracticeText(db: Db, { id, ...body }: TypingText, now: number, place?: number) {
  const sortOrder = place ?? ((await lastPlace(db, {}))[0]?.sortOrder ?? 0) + 1
  const row: PracticeTextRow = { id, sortOrder, body: JSON.stringify(body), updatedAt: now, deletedAt: null }
  await db.insertInto('practiceTexts').values(row).execute()
}

/** Adds a text, or replaces the one with its id at its place. No two versions have the same `updatedAt`. */
export async function savePracticeText(db: Db, text: TypingText, now: number) {
  const { id, ...body } = text
  const [before] = await byId(db, { id })
  if (!before) return addPracticeText(db, text, now)
  const updatedAt = Math.max(now, before.updatedAt + 1)
  await db
    .updateTable('practiceTexts')
    .set({ body: JSON.stringify(body), updatedAt })
    .where('id', '=', id)
    .execute()
}

/** A text, deleted or not. */
export async function practiceTextById(db: Db, id: string): Promise<PracticeText | undefined> {
  const [row] = await byId(db, { id })
  return row && textOf(row)
}
