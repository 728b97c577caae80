import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { ActFailure } from '../act-failure'

/** A button that loads a list about one account; the loaded list replaces the button. */
export function OnDemandList<T>({
  read,
  icon,
  show,
  label,
  none,
  failed,
  small,
  children,
}: {
  read: () => Promise<readonly T[]>
  icon: LucideIcon
  /**
   * The text of the button. `label.list` names the list, and `label.button` names the button where its text does not
   * say whose list it loads.
   */
  show: ReactNode
  label: { list: string; button?: string }
  none: ReactNode
  failed: string
  small?: boolean
  /** Renders an entry as one `li`. */
  children: (entry: T) => ReactNode
}) {
  const [entries, setEntries] = useState<readonly T[]>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  // The pressed button disappears: the content that replaces it gets the focus.
  const came = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (entries) came.current?.focus({ preventScroll: true })
  }, [entries])
  const load = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setEntries(await read())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (!entries)
    return (
      <>
        <ActFailure title={failed} error={failure} />
        <div>
          <Button size={small ? 'sm' : undefined} aria-label={label.button} loading={busy} onClick={() => void load()}>
            <Icon of={icon} size="s" />
            {show}
          </Button>
        </div>
      </>
    )
  if (entries.length === 0)
    return (
      <div ref={came} tabIndex={-1} role="status">
        {none}
      </div>
    )
  return (
    <div ref={came} tabIndex={-1}>
      <List aria-label={label.list}>{entries.map(children)}</List>
    </div>
  )
}
