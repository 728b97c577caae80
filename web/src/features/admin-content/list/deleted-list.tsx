import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { TRASH_DAYS } from 'shared/model/dependents'
import { type Content, useDeletedContent } from '#data/admin/admin-content'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { Stack } from '#ui/layout/stack'
import { ListFrame } from './list-frame'

/** Recently deleted items, the last deleted first, each with a button that restores it. */
export function DeletedList<T extends { id: string }>({
  content,
  titleOf,
  busy,
  onRestore,
}: {
  content: Content<T, never>
  titleOf: (item: T) => string
  busy: string | undefined
  onRestore: (item: T) => void
}) {
  const { t } = useLingui()
  const deleted = useDeletedContent(content)
  return (
    <ListFrame kind={content.kind} list={deleted}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={<Trans>No deleted items</Trans>}>
            <Trans>Anything you delete can be restored here for {TRASH_DAYS} days.</Trans>
          </EmptyState>
        ) : (
          <Stack>
            <p>
              <Trans>You can restore a deleted item for {TRASH_DAYS} days.</Trans>
            </p>
            <List aria-label={t`Deleted`}>
              {items.map((item) => {
                const title = titleOf(item)
                return (
                  <li key={item.id}>
                    <b className="grow">{title}</b>
                    <Button
                      size="sm"
                      loading={busy === item.id}
                      aria-label={t`Restore: ${title}`}
                      onClick={() => onRestore(item)}
                    >
                      <Icon of={RotateCcw} size="s" />
                      <Trans>Restore</Trans>
                    </Button>
                  </li>
                )
              })}
            </List>
          </Stack>
        )
      }
    </ListFrame>
  )
}
