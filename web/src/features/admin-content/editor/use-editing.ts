import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContentKind } from '#data/admin/admin-content'
import {
  type ContentDraft,
  forgetContentDraft,
  holdContentDraft,
  readContentDraft,
  saveContentDraft,
} from '#data/admin/content-drafts'
import { currentDb, openedDb, unlessClosed } from '#data/db/db'

const KEEP_AFTER_MS = 400
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A form in progress; every change is stored on this device until it is saved or discarded. */
export interface Editing<Form> extends ContentDraft<Form> {
  isChanged: boolean
  /** Whether text from an earlier visit was restored. */
  isRestored: boolean
  change: (form: Form) => void
  /**
   * Bases the edit on another version: `base` is its `updatedAt`, `from` has its values, and `form` has the new values
   * of the form.
   */
  rebase: (base: string | null, from: Form, form: Form) => void
  /**
   * Bases the edit on another version, like `rebase`, but only if nothing has been typed so far, not even since the
   * last render.
   */
  follow: (base: string | null, form: Form) => void
  /** Restores the values from before the edit. */
  reset: () => void
  /** Deletes the draft after a save or when it is discarded. */
  forget: () => Promise<void>
}

/** Opens a form with the saved values, or with the draft that was left. Undefined while the draft loads. */
export function useEditing<Form>(
  kind: ContentKind,
  item: string,
  start: Pick<ContentDraft<Form>, 'form' | 'base'> | undefined,
): Editing<Form> | undefined {
  const [draft, setDraft] = useState<ContentDraft<Form>>()
  const [isRestored, setRestored] = useState(false)
  const waiting = useRef<() => void>(undefined)
  /** The latest draft, rendered or not. */
  const newest = useRef<ContentDraft<Form>>(undefined)
  const isReady = start !== undefined
  const first = useRef(start)
  first.current ??= start

  useEffect(() => {
    if (!isReady) return
    let here = true
    const db = currentDb()
    readContentDraft<Form>(db, kind, item)
      .then((found) => {
        const saved = first.current
        if (!here || !saved) return
        newest.current = found ?? { form: saved.form, from: saved.form, base: saved.base }
        setDraft(newest.current)
        setRestored(found !== undefined)
      })
      .catch(unlessClosed(db))
    return () => {
      here = false
      waiting.current?.()
    }
  }, [kind, item, isReady])

  const keep = useCallback(
    (next: ContentDraft<Form>) => {
      newest.current = next
      setDraft(next)
      const db = openedDb()
      // After a sign-out during a save there is no draft to store.
      if (!db) return
      const isChanged = !isSame(next.form, next.from)
      if (isChanged) holdContentDraft(db, kind, item, next)
      const write = () => {
        waiting.current = undefined
        clearTimeout(timer)
        const writing = isChanged ? saveContentDraft(db, kind, item, next) : forgetContentDraft(db, kind, item)
        void writing.catch(unlessClosed(db))
      }
      const timer = setTimeout(() => waiting.current?.(), KEEP_AFTER_MS)
      waiting.current = write
    },
    [kind, item],
  )
  if (!draft) return undefined
  return {
    ...draft,
    isChanged: !isSame(draft.form, draft.from),
    isRestored,
    change: (form) => keep({ ...draft, form }),
    rebase: (base, from, form) => keep({ base, from, form }),
    follow: (base, form) => {
      const now = newest.current
      if (now && isSame(now.form, now.from)) keep({ base, from: form, form })
    },
    reset: () => {
      setRestored(false)
      keep({ ...draft, form: draft.from })
    },
    forget: async () => {
      waiting.current = undefined
      const db = openedDb()
      if (db) await forgetContentDraft(db, kind, item).catch(unlessClosed(db))
    },
  }
}
