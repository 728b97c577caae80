// What the administrator has written in an open form and not saved. A line of localStorage has it before the call returns (held-text.ts),
// the database soon after.
import type { ContentKind } from './admin-content'
import type { SituDb } from './db'
import { forgetHeld, heldText, holdText, letGo } from './held-text'
import { useQuery } from './use-query'

/** A form that is being filled in. */
export interface ContentDraft<Form> {
  form: Form
  /** As it was when the edit began. */
  from: Form
  /** `updatedAt` of the version that it began from; null for what is new. */
  base: string | null
}

const PREFIX = 'admin/'
const keyOf = (kind: ContentKind, item: string) => `${PREFIX}${kind}/${item}`

/** Holds a draft at once. */
export const holdContentDraft = <Form>(db: SituDb, kind: ContentKind, item: string, draft: ContentDraft<Form>) =>
  holdText(db, keyOf(kind, item), JSON.stringify(draft))

/** Writes a draft; resolves when the database has it. */
export async function saveContentDraft<Form>(db: SituDb, kind: ContentKind, item: string, value: ContentDraft<Form>) {
  const key = keyOf(kind, item)
  await db.drafts.put({ key, value, writtenAt: Date.now() })
  letGo(db, key, JSON.stringify(value))
}

/** The draft that was left here, if there is one. */
export async function readContentDraft<Form>(
  db: SituDb,
  kind: ContentKind,
  item: string,
): Promise<ContentDraft<Form> | undefined> {
  const key = keyOf(kind, item)
  const held = heldText(db, key)
  if (held !== undefined) return JSON.parse(held) as ContentDraft<Form>
  return (await db.drafts.get(key))?.value as ContentDraft<Form> | undefined
}

/** Forgets a draft: it is saved, or not wanted any more. */
export async function forgetContentDraft(db: SituDb, kind: ContentKind, item: string) {
  const key = keyOf(kind, item)
  forgetHeld(db, key)
  await db.drafts.delete(key)
}

/** The items of a kind that have a draft on this device. */
export const useDraftedItems = (kind: ContentKind): ReadonlySet<string> | undefined =>
  useQuery(
    async (home) => {
      const prefix = keyOf(kind, '')
      const keys = await home.drafts.where('key').startsWith(prefix).primaryKeys()
      return new Set(keys.map((key) => key.slice(prefix.length)))
    },
    [kind],
  )
