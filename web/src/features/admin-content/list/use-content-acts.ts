import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { Bilingual } from 'shared/model/bilingual'
import type { Content } from '#data/admin/admin-content'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { tellFailure } from '#session/tell-failure'
import { toast } from '#ui/feedback/toast'
import { CONTENT_WORDS } from './content-words'

export interface Listed {
  id: string
  title: Bilingual
  isPublished: boolean
  updatedAt: string
}

/** The actions on the items of a list: publish or withdraw, delete after confirmation, restore. */
export function useContentActs<T extends { id: string }>(
  content: Content<T, never>,
  titleOf: (item: T) => string,
  /** Reports a failed deletion; without it a toast does. */
  onDeleteFailed?: (error: unknown) => void,
) {
  const { t, i18n } = useLingui()
  const words = CONTENT_WORDS[content.kind]
  const [busy, setBusy] = useState<string>()
  const [deleting, setDeleting] = useState<T>()
  const [replies, setReplies] = useState<ReadonlyMap<string, T>>(new Map())

  const run = async (id: string, act: () => Promise<unknown>, onFailure: (error: unknown) => void) => {
    setBusy(id)
    try {
      await act()
    } catch (error) {
      onFailure(error)
    } finally {
      setBusy(undefined)
    }
  }
  const restore = (item: T) =>
    run(
      item.id,
      async () => {
        await content.restore(item.id)
        toast({ title: t`Restored`, description: titleOf(item) })
      },
      (error) => tellFailure(i18n, error, t`It couldn’t be restored`),
    )
  const remove = (item: T) =>
    run(
      item.id,
      async () => {
        await content.remove(item.id)
        setDeleting(undefined)
        // The pressed button has disappeared with its row.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body)
            document.querySelector<HTMLElement>('[data-new-item]')?.focus({ preventScroll: true })
        })
        toast({
          title: t`Deleted`,
          description: titleOf(item),
          action: { label: t`Undo`, onPress: () => void restore(item) },
        })
      },
      (error) => {
        setDeleting(undefined)
        if (onDeleteFailed) onDeleteFailed(error)
        else tellFailure(i18n, error, i18n._(words.failed), i18n._(words.deleteFailed))
      },
    )
  const publish = (item: T & Listed) =>
    run(
      item.id,
      async () => {
        const isPublished = item.isPublished ? 0 : 1
        const reply = await content.update(item.id, { isPublished, base: item.updatedAt } as never)
        setReplies((before) => new Map(before).set(item.id, reply))
        toast({ title: isPublished ? t`Published` : t`Unpublished`, description: titleOf(item) })
      },
      (error) => {
        if (error instanceof ApiError && error.body?.code === 'conflict')
          toast({
            tone: 'warning',
            title: t`Somebody has saved another version in the meantime`,
            description: t`It is now in the list. Check it, then try again.`,
          })
        else tellFailure(i18n, error, i18n._(words.publishFailed))
      },
    )
  return {
    busy,
    /** An item as the server last returned it: the reloaded list arrives a moment later. */
    latest: <One extends T & Listed>(item: One): One => {
      const reply = replies.get(item.id) as One | undefined
      return reply && reply.updatedAt > item.updatedAt ? reply : item
    },
    deleting,
    askDelete: setDeleting,
    cancelDelete: () => setDeleting(undefined),
    publish: (item: T & Listed) => void publish(item),
    remove: (item: T) => void remove(item),
    restore: (item: T) => void restore(item),
  }
}

/** The title of an item in the language of the interface. */
export function useTitleOf() {
  const language = useLanguage()
  return (item: { title: Bilingual }) => pick(item.title, language)
}
