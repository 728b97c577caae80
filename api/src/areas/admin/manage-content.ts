import { MESSAGES } from 'shared/contract/messages'
import type { AuditKind } from 'shared/model/audit-entry'
import type { Dependents } from 'shared/model/dependents'
import type { Db } from '../../db/schema.ts'
import { inTrash, moveToTrash, type TrashKind, takeFromTrash } from '../../db/tables/trash.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import { audit } from './audit.ts'

interface Item {
  id: string
  updatedAt: string
  /** Of kinds that have drafts. */
  isPublished?: boolean
}
/** How one kind of content is kept. */
interface Kept<T extends Item> {
  kind: AuditKind
  trash: TrashKind
  /** What was not deleted, drafts included, in order. */
  all: (db: Db) => Promise<T[]>
  /** Also one that was deleted. */
  one: (db: Db, id: string) => Promise<T | undefined>
  isDeleted: (db: Db, id: string) => Promise<boolean>
  save: (db: Db, item: T, now: number) => Promise<unknown>
  /** What it is called in the record of what was done. */
  nameOf: (item: T) => string
  /** Nothing depends on a kind that has none. */
  dependents?: (db: Db, id: string) => Promise<Dependents>
}

const missing = () => new Refusal(404, MESSAGES.notFound)
const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What the administrator does with a kind of content: each act is refused where it would undo somebody else's unseen, and written down. */
export function manageContent<T extends Item>(kept: Kept<T>) {
  const { kind, trash, one, save } = kept
  /** One that is there and not deleted. */
  async function present(db: Db, id: string): Promise<T> {
    const item = await one(db, id)
    if (!item || (await kept.isDeleted(db, id))) throw missing()
    return item
  }
  const named = (item: T) => ({ kind, subjectId: item.id, subject: kept.nameOf(item) })
  return {
    list: (_: unknown, { db }: Call) => kept.all(db),

    async create(item: T, call: Call): Promise<T> {
      if (await one(call.db, item.id)) throw new Refusal(409, MESSAGES.idTaken, { code: 'id_taken' })
      await save(call.db, item, call.now)
      await audit(call, { ...named(item), action: 'created' })
      return present(call.db, item.id)
    },

    /** `change` makes the new one of the one that is there; `base` is the version that the edit began from. */
    async update(id: string, base: string | undefined, change: (item: T) => T, call: Call): Promise<T> {
      const before = await present(call.db, id)
      if (base !== undefined && Date.parse(base) !== Date.parse(before.updatedAt))
        throw new Refusal(409, MESSAGES.changedMeanwhile, { code: 'conflict', current: before })
      const after = change(before)
      // Also what is there no longer.
      const names = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof T & string)[])
      const fields = [...names].filter((name) => !sameJson(after[name], before[name]))
      if (fields.length === 0) return before
      await save(call.db, after, call.now)
      const onlyState = fields.length === 1 && fields[0] === 'isPublished'
      const action = onlyState ? (after.isPublished ? 'published' : 'unpublished') : 'changed'
      await audit(call, { ...named(after), action, ...(!onlyState && { detail: { fields } }) })
      return present(call.db, id)
    },

    async remove(id: string, call: Call) {
      const item = await present(call.db, id)
      await moveToTrash(call.db, trash, id, call.now)
      await audit(call, { ...named(item), action: 'deleted' })
      return { message: MESSAGES.deleted }
    },

    async deleted(_: unknown, { db }: Call): Promise<T[]> {
      const items = await Promise.all((await inTrash(db, trash)).map((id) => one(db, id)))
      return items.filter((item) => item !== undefined)
    },

    async restore(id: string, call: Call): Promise<T> {
      if (!(await takeFromTrash(call.db, trash, id, call.now))) throw missing()
      const item = await present(call.db, id)
      await audit(call, { ...named(item), action: 'restored' })
      return item
    },

    async dependents(id: string, { db }: Call) {
      await present(db, id)
      return kept.dependents?.(db, id) ?? { learners: 0, namedBy: [] }
    },
  }
}

/** What was given, without what was left out. */
export const given = <T extends object>(patch: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as never
