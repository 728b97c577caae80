import { useLingui } from '@lingui/react/macro'
import { Copy, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/icon-button'
import type { RowActs } from './content-tab'
import { type Listed, useTitleOf } from './use-content-acts'
import { copyOf } from './use-item-place'

/** The buttons of one item: publish or withdraw, edit, duplicate, delete. */
export function RowButtons<T extends Listed>({
  item,
  acts,
  publish = true,
}: {
  item: T
  acts: RowActs<T>
  /** False where a switch publishes the item. */
  publish?: boolean
}) {
  const { t } = useLingui()
  const title = useTitleOf()(item)
  return (
    <>
      {publish && (
        <IconButton
          icon={item.isPublished ? Eye : EyeOff}
          label={item.isPublished ? t`Unpublish: ${title}` : t`Publish: ${title}`}
          loading={acts.busy === item.id}
          onClick={() => acts.publish(item)}
        />
      )}
      <IconButton icon={Pencil} label={t`Edit: ${title}`} data-edit onClick={() => acts.open(item.id)} />
      <IconButton icon={Copy} label={t`Duplicate: ${title}`} onClick={() => acts.open(copyOf(item.id))} />
      <IconButton icon={Trash2} label={t`Delete: ${title}`} onClick={() => acts.askDelete(item)} />
    </>
  )
}
