import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { NEW, readItem } from './use-item-place'

/** Drafts without a row in the list: a new item, a copy, changes to an item that no longer exists. */
export function BegunDrafts<T extends { id: string }>({
  drafted,
  items,
  titleOf,
  onOpen,
}: {
  drafted: ReadonlySet<string> | undefined
  items: readonly T[]
  titleOf: (item: T) => string
  onOpen: (item: string) => void
}) {
  const { t } = useLingui()
  const byId = new Map(items.map((item) => [item.id, item]))
  const said = (name: string) => {
    if (name === NEW) return t`You started a new item but didn’t save it.`
    const { edited, copied } = readItem(name)
    if (edited !== undefined) return t`You have unsaved changes to an item that no longer exists.`
    const original = copied === undefined ? undefined : byId.get(copied)
    if (!original) return t`You started a copy but didn’t save it.`
    const title = titleOf(original)
    return t`You started a copy of “${title}” but didn’t save it.`
  }
  return [...(drafted ?? [])]
    .filter((name) => !byId.has(name))
    .map((name) => (
      <Notice
        key={name}
        tone="info"
        action={
          <Button size="sm" onClick={() => onOpen(name)}>
            <Trans>Continue</Trans>
          </Button>
        }
      >
        {said(name)}
      </Notice>
    ))
}
