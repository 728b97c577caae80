import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { NEW, readItem } from './use-item-place'

/** What is not saved and has no row to say so: something new, a copy, changes to what is no longer there. */
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
    if (name === NEW) return t`A new one was begun and not saved.`
    const { edited, copied } = readItem(name)
    if (edited !== undefined) return t`Changes were not saved, and what they belong to is no longer there.`
    const original = copied === undefined ? undefined : byId.get(copied)
    if (!original) return t`A copy was begun and not saved.`
    const title = titleOf(original)
    return t`A copy of “${title}” was begun and not saved.`
  }
  return [...(drafted ?? [])]
    .filter((name) => !byId.has(name))
    .map((name) => (
      <Notice
        key={name}
        tone="info"
        action={
          <Button size="sm" onClick={() => onOpen(name)}>
            <Trans>Take it up again</Trans>
          </Button>
        }
      >
        {said(name)}
      </Notice>
    ))
}
