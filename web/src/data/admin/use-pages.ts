import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { useWhenOnline } from './use-when-online'

export interface Pages<T> {
  /** All items read so far; undefined until the first page arrives. */
  items: readonly T[] | undefined
  hasMore: boolean
  busy: boolean
  /** Why the last request failed; earlier items stay. */
  failure: ApiError | undefined
  more: () => void
  /** Reads again as many items as are shown. */
  again: () => void
}
interface Read<T> {
  /** Requests the page after the item with this id. */
  page: (after: string | undefined) => Promise<T[]>
  /** Identifies the query; it changes with its parameters. */
  key: string
  /** Items of a full page, after which there may be another one. */
  full: number
}

/**
 * A long list that the server returns by pages, kept in memory only: data about people are not stored on the device.
 */
export function usePages<T extends { id: string }>({ page, key, full }: Read<T>): Pages<T> {
  const [state, setState] = useState<{ key: string; items: readonly T[]; hasMore: boolean }>()
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(true)
  const runs = useRef(0)

  const read = useEffectEvent(async (question: string, from: readonly T[], atLeast: number) => {
    runs.current += 1
    const run = runs.current
    setBusy(true)
    try {
      let items = from
      let hasMore = true
      while (hasMore && items.length < atLeast) {
        const next = await page(items.at(-1)?.id)
        if (run !== runs.current) return
        items = [...items, ...next]
        hasMore = next.length >= full
      }
      setState({ key: question, items, hasMore })
      setFailure(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (run !== runs.current) return
      // A reply to another query must not be taken for the reply to this one.
      setState((before) => (before?.key === question ? before : undefined))
      setFailure(error)
    } finally {
      if (run === runs.current) setBusy(false)
    }
  })
  const [asked, setAsked] = useState<{ key: string; from: readonly T[]; atLeast: number }>({
    key,
    from: [],
    atLeast: 1,
  })
  // A new query: the items on screen stay until its reply arrives.
  if (asked.key !== key) setAsked({ key, from: [], atLeast: 1 })
  useEffect(() => {
    void read(asked.key, asked.from, asked.atLeast)
  }, [asked])
  // Once the list is unmounted its requests are not needed any more.
  useEffect(
    () => () => {
      runs.current += 1
    },
    [],
  )

  const shown = state?.items ?? []
  const again = () => setAsked({ key, from: [], atLeast: Math.max(1, shown.length) })
  useWhenOnline(failure, again)

  return {
    items: state?.items,
    hasMore: state?.hasMore ?? false,
    busy,
    failure,
    more: () => setAsked({ key, from: shown, atLeast: shown.length + 1 }),
    again,
  }
}

/** All items of a list that the server returns by pages, for an exported file. */
export async function allPages<T extends { id: string }>({ page, full }: Omit<Read<T>, 'key'>): Promise<T[]> {
  const items: T[] = []
  for (;;) {
    const next = await page(items.at(-1)?.id)
    items.push(...next)
    if (next.length < full) return items
  }
}
