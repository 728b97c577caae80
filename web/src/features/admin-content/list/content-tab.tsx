import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Content, useContentList } from '#data/admin/admin-content'
import { useDraftedItems } from '#data/admin/content-drafts'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Row } from '#ui/layout/row'
import { BegunDrafts } from './begun-drafts'
import { DeleteContentDialog } from './delete-content-dialog'
import { DeletedList } from './deleted-list'
import { ListFrame } from './list-frame'
import { type ListView, ViewChoice } from './list-tools'
import { type Listed, useContentActs, useTitleOf } from './use-content-acts'
import { NEW, useItemPlace } from './use-item-place'

const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', '& .count': { fontSize: 'sm', color: 'fg.muted' } },
})

/** The actions of a list's rows, and their state. */
export interface RowActs<T> {
  busy: string | undefined
  /** Ids of the items with unsaved changes on this device. */
  drafted: ReadonlySet<string>
  open: (item: string) => void
  publish: (item: T & Listed) => void
  askDelete: (item: T) => void
}
export interface EditorPlace<T> {
  item: string
  items: readonly T[]
  /** Closes the editor; asks first where there are changes. */
  onClose: () => void
  /** Closes the editor after everything was saved or discarded. */
  onLeave: () => void
}

/** One kind of content: its list with the actions, the deleted items, and the editor of the item in the address. */
export function ContentTab<T extends Listed>({
  content,
  tools,
  matches,
  onClear,
  newLabel,
  empty,
  rows,
  editor,
}: {
  content: Content<T, never>
  tools: (onNew: () => void, items: readonly T[]) => ReactNode
  matches: (item: T) => boolean
  /** Clears search and filters. */
  onClear: () => void
  newLabel: ReactNode
  /** The text of an empty list. */
  empty: { title: ReactNode; text: ReactNode }
  rows: (items: readonly T[], acts: RowActs<T>) => ReactNode
  editor: (place: EditorPlace<T>) => ReactNode
}) {
  const { t } = useLingui()
  const titleOf = useTitleOf()
  const place = useItemPlace()
  const list = useContentList(content)
  const acts = useContentActs(content, titleOf)
  const drafted = useDraftedItems(content.kind)
  const [view, setView] = useState<ListView>('list')
  const { item, open } = place

  if (item !== undefined)
    return (
      <ListFrame kind={content.kind} list={list}>
        {(items) => editor({ item, items, onClose: place.close, onLeave: place.leave })}
      </ListFrame>
    )
  const count = (items: readonly T[], shown: readonly T[]) => {
    const published = items.filter(({ isPublished }) => isPublished).length
    const drafts = items.length - published
    const all = [
      plural(published, { one: '# published', other: '# published' }),
      plural(drafts, { one: '# draft', other: '# drafts' }),
    ].join(', ')
    const total = items.length
    const here = shown.length
    return shown.length === total ? all : t`Showing ${here} of ${total}: ${all}`
  }
  return (
    <Body>
      <Row>
        <ViewChoice view={view} onChange={setView} />
      </Row>
      {view === 'deleted' ? (
        <DeletedList content={content} titleOf={titleOf} busy={acts.busy} onRestore={acts.restore} />
      ) : (
        <ListFrame kind={content.kind} list={list}>
          {(listed) => {
            const items = listed.map(acts.latest)
            const shown = items.filter(matches)
            const onNew = () => open(NEW)
            return (
              <>
                {tools(onNew, items)}
                {items.length > 0 && (
                  <p className="count" role="status">
                    {count(items, shown)}
                  </p>
                )}
                <BegunDrafts drafted={drafted} items={items} titleOf={titleOf} onOpen={open} />
                {items.length === 0 ? (
                  <EmptyState title={empty.title} action={<Button onClick={onNew}>{newLabel}</Button>}>
                    {empty.text}
                  </EmptyState>
                ) : shown.length === 0 ? (
                  <EmptyState
                    drawing="search"
                    title={<Trans>No results</Trans>}
                    action={
                      <Button onClick={onClear}>
                        <Trans>Clear search and filters</Trans>
                      </Button>
                    }
                  >
                    <Trans>Nothing matches your search and filters.</Trans>
                  </EmptyState>
                ) : (
                  rows(shown, {
                    busy: acts.busy,
                    drafted: drafted ?? new Set(),
                    open,
                    publish: acts.publish,
                    askDelete: acts.askDelete,
                  })
                )}
              </>
            )
          }}
        </ListFrame>
      )}
      {acts.deleting && (
        <DeleteContentDialog
          content={content}
          item={acts.deleting}
          title={titleOf(acts.deleting)}
          loading={acts.busy === acts.deleting.id}
          onConfirm={() => acts.deleting && acts.remove(acts.deleting)}
          onCancel={acts.cancelDelete}
        />
      )}
    </Body>
  )
}
