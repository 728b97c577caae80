import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The name of a new item in the address. */
export const NEW = 'new'
const COPY = 'copy-of-'
export const copyOf = (id: string) => `${COPY}${id}`

/**
 * The meaning of an item in the address: the id of the item that is edited or copied; an empty object for a new item.
 */
export function readItem(item: string): { edited?: string; copied?: string } {
  if (item === NEW) return {}
  return item.startsWith(COPY) ? { copied: item.slice(COPY.length) } : { edited: item }
}

/** Which item is open. It is in the address, so that a reload returns to it and Back leads to the list. */
export function useItemPlace() {
  const navigate = useNavigate()
  const asked = (useSearch({ strict: false }) as { item?: unknown }).item
  const item = asked === undefined || asked === '' ? undefined : String(asked)
  const last = useRef(item)
  useEffect(() => {
    if (item === undefined && last.current !== undefined) {
      const edited = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(last.current)}"] [data-edit]`)
      const target = edited ?? document.querySelector<HTMLElement>('[data-new-item]')
      target?.focus()
    }
    last.current = item
  }, [item])
  const go = (next: string | undefined, ignoreBlocker = false) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, item: next }),
      resetScroll: true,
      ignoreBlocker,
    } as never)
  return {
    item,
    open: (next: string) => go(next),
    /** Back to the list; asks first where changes would be lost. */
    close: () => go(undefined),
    /** Back to the list, after everything was saved or discarded. */
    leave: () => go(undefined, true),
  }
}
