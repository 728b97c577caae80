import { MESSAGES } from 'shared/contract/messages'
import type { AuditAction, AuditKind } from 'shared/model/people/audit-entry'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../../caller'
import { Refusal } from '../../refusal'
import { world } from '../../world'

interface Item {
  id: string
  updatedAt: string
  isPublished?: boolean
}
const missing = () => new Refusal(404, { error: MESSAGES.notFound })

/** A value as text that does not depend on the order of keys. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Records the administrator's action in the fake audit log. */
export const audit = (
  { me }: Caller,
  what: { action: AuditAction; kind: AuditKind; subjectId: string; subject: string; detail?: Record<string, unknown> },
) => world.audit.unshift({ detail: {}, ...what, id: uuidv7(), at: new Date().toISOString(), actor: me.email })

/**
 * The present as ISO time, but always later than `before`, so that two versions of an item never have the same time.
 */
export const later = (before?: string) =>
  new Date(Math.max(Date.now(), before === undefined ? 0 : Date.parse(before) + 1)).toISOString()

/** The administrator's calls for a kind of content in the fake world. */
export function manage<T extends Item>(
  kind: AuditKind,
  items: () => T[],
  trash: () => T[],
  nameOf: (item: T) => string = (item) => (item as T & { title: { fr: string } }).title.fr,
) {
  const present = (id: string): T => {
    const item = items().find((one) => one.id === id)
    if (!item) throw missing()
    return item
  }
  const named = (item: T) => ({ kind, subjectId: item.id, subject: nameOf(item) })
  const take = (from: T[], id: string) => {
    const [item] = from.splice(
      from.findIndex((one) => one.id === id),
      1,
    )
    return item as T
  }
  return {
    create(item: T, caller: Caller): T {
      if ([...items(), ...trash()].some(({ id }) => id === item.id))
        throw new Refusal(409, { error: MESSAGES.idTaken, code: 'id_taken' })
      items().push(item)
      audit(caller, { ...named(item), action: 'created' })
      return item
    },
    update(id: string, base: string | undefined, change: (item: T) => T, caller: Caller): T {
      const before = present(id)
      if (base !== undefined && Date.parse(base) !== Date.parse(before.updatedAt))
        throw new Refusal(409, { error: MESSAGES.changedMeanwhile, code: 'conflict', current: before })
      const after = change(before)
      const names = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof T & string)[])
      const fields = [...names].filter((name) => inOrder(after[name]) !== inOrder(before[name]))
      if (fields.length === 0) return before
      const onlyState = fields.length === 1 && fields[0] === 'isPublished'
      for (const name of names) if (!(name in after)) delete before[name]
      Object.assign(before, after, { updatedAt: later(before.updatedAt) })
      const action = onlyState ? (after.isPublished ? 'published' : 'unpublished') : 'changed'
      audit(caller, { ...named(before), action, ...(!onlyState && { detail: { fields } }) })
      return before
    },
    remove(id: string, caller: Caller) {
      const item = take(items(), present(id).id)
      trash().unshift(item)
      audit(caller, { ...named(item), action: 'deleted' })
      return { message: MESSAGES.deleted }
    },
    deleted: () => trash().map((item) => (item.isPublished === undefined ? item : { ...item, isPublished: false })),
    restore(id: string, caller: Caller): T {
      if (!trash().some((one) => one.id === id)) throw missing()
      const item = take(trash(), id)
      items().push(item)
      audit(caller, { ...named(item), action: 'restored' })
      return item
    },
    present,
  }
}
export const given = <T extends object>(patch: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as never
