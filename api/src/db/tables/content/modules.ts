import type { Module, ModuleCard } from 'shared/model/content/module'
import { prepared } from '../../prepared.ts'
import { remembered, rememberedById } from '../../remembered.ts'
import type { ModuleRow } from '../../rows/content.ts'
import type { Db } from '../../schema.ts'

const shown = prepared<object, { card: string }>((db) =>
  db
    .selectFrom('modules')
    .select('card')
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id'),
)
const stamps = prepared<object, Pick<ModuleRow, 'id' | 'sortOrder' | 'updatedAt'>>((db) =>
  db
    .selectFrom('modules')
    .select(['id', 'sortOrder', 'updatedAt'])
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id'),
)
const one = prepared<{ id: string }, Pick<ModuleRow, 'card' | 'body'>>((db, arg) =>
  db.selectFrom('modules').select(['card', 'body']).where('id', '=', arg('id')),
)
const stampOfOne = prepared<{ id: string }, Pick<ModuleRow, 'updatedAt'>>((db, arg) =>
  db
    .selectFrom('modules')
    .select('updatedAt')
    .where('id', '=', arg('id'))
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null),
)
const count = prepared<object, { n: number | string }>((db) =>
  db
    .selectFrom('modules')
    .select((eb) => eb.fn.countAll<number | string>().as('n'))
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null),
)
export const pageCountOf = prepared<{ id: string }, { pageCount: number }>((db, arg) =>
  db
    .selectFrom('modules')
    .select('pageCount')
    .where('id', '=', arg('id'))
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null),
)

/** The published modules, in order. */
export const publishedCards = remembered<ModuleCard>(
  (db) => stamps(db, {}),
  async (db) => (await shown(db, {})).map((row) => JSON.parse(row.card)),
)

/** A module with its pages, if it is published. */
export const publishedModule = rememberedById<Module>(
  async (db, id) => (await stampOfOne(db, { id }))[0]?.updatedAt,
  async (db, id) => (await one(db, { id })).map(({ card, body }) => ({ ...JSON.parse(card), ...JSON.parse(body) }))[0],
)
export const publishedCount = async (db: Db) => Number((await count(db, {}))[0]?.n ?? 0)

/** A module to save: the database sets its `updatedAt`. */
export type NewModule = Omit<Module, 'updatedAt'>

const rowOf = ({ content, pages, ...rest }: NewModule, updatedAt: number): ModuleRow => {
  const card: ModuleCard = { ...rest, updatedAt: new Date(updatedAt).toISOString() }
  return {
    id: card.id,
    sortOrder: card.order,
    isPublished: card.isPublished ? 1 : 0,
    pageCount: card.pageCount,
    card: JSON.stringify(card),
    body: JSON.stringify({ content, pages }),
    updatedAt,
    deletedAt: null,
  }
}
export const addModule = (db: Db, module: NewModule, now: number) =>
  db.insertInto('modules').values(rowOf(module, now)).execute()

/** Creates or replaces a module. No two versions have the same `updatedAt`. */
export async function saveModule(db: Db, module: NewModule, now: number) {
  const before = await db.selectFrom('modules').select('updatedAt').where('id', '=', module.id).executeTakeFirst()
  const { id, ...values } = rowOf(module, Math.max(now, (before?.updatedAt ?? 0) + 1))
  await db
    .insertInto('modules')
    .values({ id, ...values })
    .onConflict((c) => c.column('id').doUpdateSet(values))
    .execute()
}

type Whole = Pick<ModuleRow, 'card' | 'body' | 'isPublished' | 'deletedAt' | 'updatedAt'>
const moduleOf = ({ card, body, isPublished, deletedAt, updatedAt }: Whole): Module => ({
  ...JSON.parse(card),
  ...JSON.parse(body),
  isPublished: isPublished === 1 && deletedAt === null,
  updatedAt: new Date(updatedAt).toISOString(),
})
const WHOLE = ['card', 'body', 'isPublished', 'deletedAt', 'updatedAt'] as const

/** Every module that is not deleted, drafts included, in order. */
export const allModules = async (db: Db): Promise<Module[]> =>
  (
    await db
      .selectFrom('modules')
      .select(WHOLE)
      .where('isPublished', 'in', [0, 1])
      .where('deletedAt', 'is', null)
      .orderBy('sortOrder')
      .orderBy('id')
      .execute()
  ).map(moduleOf)
/** A module, published or not, deleted or not. */
export async function moduleById(db: Db, id: string): Promise<Module | undefined> {
  const row = await db.selectFrom('modules').select(WHOLE).where('id', '=', id).executeTakeFirst()
  return row && moduleOf(row)
}
/** How many learners have opened it. */
export const learnersOfModule = async (db: Db, moduleId: string) =>
  Number(
    (
      await db
        .selectFrom('moduleStates')
        .select((eb) => eb.fn.countAll<number | string>().as('n'))
        .where('moduleId', '=', moduleId)
        .executeTakeFirstOrThrow()
    ).n,
  )
