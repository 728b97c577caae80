import type { Module, ModuleCard } from 'shared/model/module'
import { prepared } from '../prepared.ts'
import type { Db, ModuleRow } from '../schema.ts'

const shown = prepared<object, { card: string }>((db) =>
  db.selectFrom('modules').select('card').where('isPublished', '=', 1).orderBy('sortOrder').orderBy('id'),
)
const one = prepared<{ id: string }, Pick<ModuleRow, 'card' | 'body' | 'isPublished'>>((db, arg) =>
  db.selectFrom('modules').select(['card', 'body', 'isPublished']).where('id', '=', arg('id')),
)
const count = prepared<object, { n: number | string }>((db) =>
  db
    .selectFrom('modules')
    .select((eb) => eb.fn.countAll<number | string>().as('n'))
    .where('isPublished', '=', 1),
)
export const pageCountOf = prepared<{ id: string }, { pageCount: number }>((db, arg) =>
  db.selectFrom('modules').select('pageCount').where('id', '=', arg('id')).where('isPublished', '=', 1),
)

/** The published modules, in their order. */
export const publishedCards = async (db: Db): Promise<ModuleCard[]> =>
  (await shown(db, {})).map((row) => JSON.parse(row.card))

export async function publishedModule(db: Db, id: string): Promise<Module | undefined> {
  const [row] = await one(db, { id })
  return row?.isPublished === 1 ? { ...JSON.parse(row.card), ...JSON.parse(row.body) } : undefined
}
export const publishedCount = async (db: Db) => Number((await count(db, {}))[0]?.n ?? 0)

export const hasModules = async (db: Db) =>
  (await db.selectFrom('modules').select('id').where('isPublished', '>=', 0).limit(1).execute()).length > 0

/** A module as it is handed in: the database says when it changed. */
export type NewModule = Omit<Module, 'updatedAt'>

export function addModule(db: Db, { content, pages, ...rest }: NewModule, now: number) {
  const card: ModuleCard = { ...rest, updatedAt: new Date(now).toISOString() }
  const row: ModuleRow = {
    id: card.id,
    sortOrder: card.order,
    isPublished: card.isPublished ? 1 : 0,
    pageCount: card.pageCount,
    card: JSON.stringify(card),
    body: JSON.stringify({ content, pages }),
    updatedAt: now,
  }
  return db.insertInto('modules').values(row).execute()
}
