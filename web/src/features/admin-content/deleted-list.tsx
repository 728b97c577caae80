import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { TRASH_DAYS } from 'shared/model/dependents'
import { type Content, useDeletedContent } from '#data/admin-content'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { List } from '#ui/list'
import { Stack } from '#ui/stack'
import { ListFrame } from './list-frame'

/** What was deleted in the last days, the last first, each with its way back. */
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
          <EmptyState title={<Trans>Nothing deleted</Trans>}>
            <Trans>What you delete can be brought back here for {TRASH_DAYS} days.</Trans>
          </EmptyState>
        ) : (
          <Stack>
            <p>
              <Trans>Each of these can be brought back for {TRASH_DAYS} days after it was deleted.</Trans>
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
