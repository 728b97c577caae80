import { isDeepStrictEqual } from 'node:util'
import { MESSAGES } from 'shared/contract/messages'
import type { Dependents } from 'shared/model/dependents'
import type { AuditKind } from 'shared/model/people/audit-entry'
import type { Db } from '../../db/schema.ts'
import { inTrash, isInTrash, moveToTrash, type TrashKind, takeFromTrash } from '../../db/tables/content/trash.ts'
import { holdName } from '../../db/tables/hold.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import { audit } from './audit.ts'

interface Item {
  id: string
  updatedAt: string
  /** Whether learners can see the item; only on kinds that have drafts. */
  isPublished?: boolean
}
/** The storage of one kind of content. */
interface Kept<T extends Item> {
  kind: AuditKind
  trash: TrashKind
  /** Items that are not deleted, drafts included, in order. */
  all: (db: Db) => Promise<T[]>
  /** An item, even a deleted one. */
  one: (db: Db, id: string) => Promise<T | undefined>
  save: (db: Db, item: T, now: number) => Promise<unknown>
  /** The item's name in the audit log. */
  nameOf: (item: T) => string
  /** Left out for a kind on which nothing depends. */
  dependents?: (db: Db, id: string) => Promise<Dependents>
}

const missing = () => new Refusal(404, MESSAGES.notFound)
/** The value as stored: a missing field equals an undefined one. */
const stored = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
/** Key order is ignored, because forms and files have their own. */
const sameJson = (a: unknown, b: unknown) => isDeepStrictEqual(stored(a), stored(b))

/**
 * The administrator's operations on a kind of content. Every change is recorded in the audit log. An update that names
 * its base is refused with 409 if the item was changed since.
 */
export function manageContent<T extends Item>(kept: Kept<T>) {
  const { kind, trash, one, save } = kept
  /** An item that exists and is not deleted; refuses with 404 otherwise. */
  async function present(db: Db, id: string): Promise<T> {
    const item = await one(db, id)
    if (!item || (await isInTrash(db, trash, id))) throw missing()
    return item
  }
  /** Locks the item until the transaction ends, so that of two simultaneous saves the second one sees the first. */
  const hold = (db: Db, id: string) => holdName(db, `${trash} ${id}`)
  const named = (item: T) => ({ kind, subjectId: item.id, subject: kept.nameOf(item) })
  return {
    list: (_: unknown, { db }: Call) => kept.all(db),

    async create(item: T, call: Call): Promise<T> {
      await hold(call.db, item.id)
      if (await one(call.db, item.id)) throw new Refusal(409, MESSAGES.idTaken, { code: 'id_taken' })
      await save(call.db, item, call.now)
      await audit(call, { ...named(item), action: 'created' })
      return present(call.db, item.id)
    },

    /** `change` makes the new item from the stored one; `base` is the version on which the edit is based. */
    async update(id: string, base: string | undefined, change: (item: T) => T, call: Call): Promise<T> {
      await hold(call.db, id)
      const before = await present(call.db, id)
      if (base !== undefined && Date.parse(base) !== Date.parse(before.updatedAt))
        throw new Refusal(409, MESSAGES.changedMeanwhile, { code: 'conflict', current: before })
      const after = change(before)
      // The comparison includes fields that the new version no longer has.
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
      await hold(call.db, id)
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
      await hold(call.db, id)
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

/** The given fields, without undefined ones. */
export const given = <T extends object>(patch: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as never
