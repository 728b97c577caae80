import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from './client'

export interface Pages<T> {
  /** All that was read so far; undefined while nothing has come. */
  items: readonly T[] | undefined
  hasMore: boolean
  busy: boolean
  /** Why the last request failed; what came before it stays. */
  failure: ApiError | undefined
  more: () => void
  /** Reads as much anew as is shown. */
  again: () => void
}
interface Read<T> {
  /** The page after the item of this id. */
  page: (after: string | undefined) => Promise<T[]>
  /** Changes with what is asked for. */
  key: string
  /** A page of so many items may have another one after it. */
  full: number
}

/** A long list that the server gives by pages, kept in memory only: what it says of people has no place on the device. */
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
      // What answers another question must not be taken for the answer to this one.
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
  // Another question: what is shown stays until its answer has come.
  if (asked.key !== key) setAsked({ key, from: [], atLeast: 1 })
  useEffect(() => {
    void read(asked.key, asked.from, asked.atLeast)
  }, [asked])
  // What was asked for is not wanted any more once the list is gone.
  useEffect(
    () => () => {
      runs.current += 1
    },
    [],
  )

  const shown = state?.items ?? []
  const again = () => setAsked({ key, from: [], atLeast: Math.max(1, shown.length) })
  const whenOnline = useEffectEvent(() => failure?.status === 0 && again())
  useEffect(() => {
    const back = () => void whenOnline()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  return {
    items: state?.items,
    hasMore: state?.hasMore ?? false,
    busy,
    failure,
    more: () => setAsked({ key, from: shown, atLeast: shown.length + 1 }),
    again,
  }
}

/** Every page of such a list, for a file. */
export async function allPages<T extends { id: string }>({ page, full }: Omit<Read<T>, 'key'>): Promise<T[]> {
  const items: T[] = []
  for (;;) {
    const next = await page(items.at(-1)?.id)
    items.push(...next)
    if (next.length < full) return items
  }
}
