// The administrator's unsaved text in an open form.

import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { draftStore } from '#data/drafts/draft-store'
import type { ContentKind } from './admin-content'

/** A form in progress. */
export interface ContentDraft<Form> {
  form: Form
  /** The values when the edit began. */
  from: Form
  /** `updatedAt` of the version that the edit began from; null for a new item. */
  base: string | null
}

const store = draftStore<ContentDraft<unknown>>({ key: 'admin/' })
const itemOf = (kind: ContentKind, item: string) => `${kind}/${item}`

/** Writes a draft to the journal at once, but not to the database. */
export const holdContentDraft = <Form>(db: SituDb, kind: ContentKind, item: string, draft: ContentDraft<Form>) =>
  store.hold(db, itemOf(kind, item), draft)

/** Writes a draft; resolves when the database has it. */
export const saveContentDraft = <Form>(db: SituDb, kind: ContentKind, item: string, draft: ContentDraft<Form>) =>
  store.keep(db, itemOf(kind, item), draft)

/** The draft of an item, if there is one. */
export const readContentDraft = <Form>(db: SituDb, kind: ContentKind, item: string) =>
  store.read(db, itemOf(kind, item)) as Promise<ContentDraft<Form> | undefined>

/** Deletes a draft: it was saved, or is not wanted any more. */
export const forgetContentDraft = (db: SituDb, kind: ContentKind, item: string) => store.forget(db, itemOf(kind, item))

/** The items of a kind with a draft on this device. */
export const useDraftedItems = (kind: ContentKind): ReadonlySet<string> | undefined =>
  useQuery(
    async (db) => {
      const prefix = itemOf(kind, '')
      const items = await store.items(db)
      return new Set(items.filter((item) => item.startsWith(prefix)).map((item) => item.slice(prefix.length)))
    },
    [kind],
  )
