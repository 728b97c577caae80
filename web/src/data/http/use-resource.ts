import { useCallback, useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { type Endpoint, fillPath, type Params, type Reply } from 'shared/contract/endpoint'
import { openedDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { isNobody, lastFailure, type RefreshOptions, refresh, watch } from './reader'

export interface Resource<T> {
  /** The last reply, even an old one; null where nobody is signed in; undefined while there is none. */
  value: T | null | undefined
  /** Whether there is a reply to show or the first request has failed; until then it is unknown whether data exist. */
  settled: boolean
  /** Why the last request failed; the value may still be present. */
  failure: ApiError | undefined
  again: () => void
}

interface ReadOptions extends Pick<RefreshOptions, 'freshFor' | 'retries'> {
  /** Requests again when the window gets the focus, unless the reply is still fresh. */
  onFocus?: true
  /** Requests again when the document is shown, and when the network is back while it is visible. */
  onReturn?: true
  /** Milliseconds between requests while the document is visible; undefined for none. */
  every?: number
  /** Makes `every` apply while the document is hidden, too. */
  whileHidden?: true
}

/** Reads one path: the stored reply at once, the server's as soon as it arrives. */
export function useResource<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  { freshFor, retries, onFocus, onReturn, every, whileHidden }: ReadOptions = {},
): Resource<Reply<E>> {
  const path = fillPath(endpoint.path, params)
  const query = useQuery(async (db) => ({ path, row: await db.cachedResponses.get(path) }), [path])
  // Until the new query has run, its result is that of the path before.
  const row = openedDb()?.replies.get(path)
  const stored = query?.path === path ? query : row && { path, row }
  const [asked, setAsked] = useState({ path: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path identifies the endpoint and its parameters
  const ask = useCallback(
    (how: RefreshOptions) => {
      // A screen may remain for a moment after sign-out.
      if (!openedDb()) return
      refresh(endpoint, params, how)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
        // A new object each time: a failure after a reply is shown, too.
        .finally(() => setAsked({ path }))
    },
    [path],
  )

  useEffect(() => {
    const first = () => ask({ freshFor, retries })
    const again = () => ask({ freshFor: 0, retries })
    const againIfVisible = () => document.visibilityState === 'visible' && again()
    first()
    const stopWatching = watch(path, again)
    const timer = every && setInterval(whileHidden ? again : againIfVisible, every)
    if (onFocus) addEventListener('focus', first)
    if (onReturn) {
      document.addEventListener('visibilitychange', againIfVisible)
      addEventListener('online', againIfVisible)
    }
    return () => {
      stopWatching()
      clearInterval(timer)
      removeEventListener('focus', first)
      document.removeEventListener('visibilitychange', againIfVisible)
      removeEventListener('online', againIfVisible)
    }
  }, [path, ask, freshFor, retries, onFocus, onReturn, every, whileHidden])

  const failure = asked.path === path ? lastFailure(path) : undefined
  const nobody = isNobody(path)
  // A success does not count as ended: its reply is in the database a moment before the query of this hook returns it.
  const ended = asked.path === path && (failure !== undefined || nobody)
  return {
    value: nobody ? null : (stored?.row?.value as Reply<E> | undefined),
    settled: stored !== undefined && (ended || stored.row !== undefined),
    failure,
    again: () => ask({ freshFor: 0 }),
  }
}
