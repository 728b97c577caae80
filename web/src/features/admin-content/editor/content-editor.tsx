import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Issue } from 'shared/contract/failure'
import type { Content } from '#data/admin/admin-content'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { FormFailure } from '#ui/form/form-failure'
import { Icon } from '#ui/icon'
import { readItem } from '../list/use-item-place'
import { ConflictDialog } from './conflict-dialog'
import { LeaveDialog } from './leave-dialog'
import { RestoredNotice } from './restored-notice'
import { setIn } from './set-in'
import { useContentSave, type Wrong } from './use-content-save'
import { type Editing, useEditing } from './use-editing'
import { ContentFormContext } from './use-form-place'
import { useLatestVersion } from './use-latest-version'
import { useLeaving } from './use-leaving'

const Frame = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& > h2': { textStyle: 'section' },
    '& > .bar': {
      position: 'sticky',
      bottom: { base: '64px', lg: 0 },
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      paddingBlock: '3',
      background: 'bg',
      borderTop: '1px solid {colors.border}',
    },
  },
})

interface Versioned {
  id: string
  /** Undefined where versions are not compared. */
  updatedAt?: string
}
interface Props<T, Form, Input> {
  content: Content<T, Input>
  /** The item in the address. */
  item: string
  items: readonly T[]
  blank: () => Form
  toForm: (item: T) => Form
  /** The form of a copy, without ids and other fields that identify the item. */
  toCopy: (item: T) => Form
  toBody: (form: Form) => Input
  check: (form: Form) => readonly Wrong[]
  wordsOf: (issue: Issue) => string
  nameOf: (path: string) => string
  titles: { create: ReactNode; edit: ReactNode }
  onClose: () => void
  onLeave: () => void
  /** `found` has the errors of the last attempt to save. */
  children: (form: Form, found: readonly Wrong[]) => ReactNode
}

/**
 * The editor of one item: it restores a draft, keeps changes when it is left, and never overwrites another person's
 * version unseen.
 */
export function ContentEditor<T extends Versioned, Form, Input>(props: Props<T, Form, Input>) {
  const { content, item, items, blank, toForm, toCopy, onClose } = props
  const { edited, copied } = readItem(item)
  const saved = items.find(({ id }) => id === (edited ?? copied))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit is based on the version at the time it was opened
  const start = useMemo(() => {
    if (!saved) return { form: blank(), base: null }
    return edited === undefined
      ? { form: toCopy(saved), base: null }
      : { form: toForm(saved), base: saved.updatedAt ?? null }
  }, [item])
  const editing = useEditing<Form>(content.kind, item, start)
  useLatestVersion(editing, edited === undefined ? undefined : saved, toForm)
  if (!editing) return <Loading />
  const isMissing = (edited ?? copied) !== undefined && !saved
  if (isMissing && !editing.isRestored && !editing.isChanged)
    return (
      <EmptyState
        drawing="cut"
        title={<Trans>This item no longer exists</Trans>}
        action={
          <Button onClick={onClose}>
            <Trans>Back to the list</Trans>
          </Button>
        }
      >
        <Trans>It may have been deleted. Deleted items can be restored for 30 days.</Trans>
      </EmptyState>
    )
  return <OpenEditor {...props} editing={editing} edited={isMissing ? undefined : edited} />
}

function OpenEditor<T extends Versioned, Form, Input>({
  content,
  editing,
  edited,
  toForm,
  toBody,
  check,
  wordsOf,
  nameOf,
  titles,
  onClose,
  onLeave,
  children,
}: Props<T, Form, Input> & { editing: Editing<Form>; edited: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const frame = useRef<HTMLFormElement>(null)
  const { form, base, isChanged } = editing
  const leaving = useLeaving(isChanged)
  const saving = useContentSave(content, {
    edited,
    check: () => check(form),
    wordsOf,
    onSaved: async () => {
      await editing.forget()
      onLeave()
    },
  })
  // The heading is focused before the first paint, when nobody can be typing yet.
  useLayoutEffect(() => heading.current?.focus(), [])
  const { found, theirs, failure } = saving
  useEffect(() => {
    const [first] = found
    if (!first || !frame.current) return
    // An error inside a list (tags.fr.2) is shown at the field of the list; rich text is edited inside its box.
    for (const path of [first.path, first.path.replace(/\.\d+$/, '')]) {
      const field = frame.current.querySelector<HTMLElement>(`[name="${path}"], [data-path="${path}"] [role=textbox]`)
      if (field) return field.focus()
    }
  }, [found])

  const give = {
    form,
    set: (path: string, value: unknown) => {
      saving.clear(path)
      editing.change(setIn(form, path, value))
    },
    error: saving.errorAt,
  }
  const discard = async (then: () => void) => {
    await editing.forget()
    then()
  }
  return (
    <ContentFormContext value={give}>
      <Frame
        ref={frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saving.save(toBody(form), base)
        }}
      >
        <div>
          <Button tone="quiet" onClick={onClose}>
            <Icon of={ArrowLeft} size="s" />
            <Trans>Back to the list</Trans>
          </Button>
        </div>
        <h2 ref={heading} tabIndex={-1}>
          {edited === undefined ? titles.create : titles.edit}
        </h2>
        <RestoredNotice editing={editing} />
        {children(form, found)}
        <FormFailure error={failure} fallback="" />
        {failure?.status === 404 && (
          <div>
            <Button onClick={() => void saving.save(toBody(form), null, true)}>
              <Trans>Save as a new one</Trans>
            </Button>
          </div>
        )}
        <div className="bar" data-dock>
          <Button type="submit" tone="primary" loading={saving.saving}>
            <Trans>Save</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Frame>
      {leaving && (
        <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} onDiscard={() => void discard(leaving.leave)} />
      )}
      {theirs && (
        <ConflictDialog
          mine={form}
          theirs={toForm(theirs)}
          nameOf={nameOf}
          saving={saving.saving}
          onKeep={() => void saving.save(toBody(form), theirs.updatedAt ?? null)}
          onTake={() => {
            const other = toForm(theirs)
            editing.rebase(theirs.updatedAt ?? null, other, other)
            saving.forgetTheirs()
          }}
          onClose={saving.forgetTheirs}
        />
      )}
    </ContentFormContext>
  )
}
