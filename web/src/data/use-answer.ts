import { useCallback, useEffect, useState } from 'react'
import { type Endpoint, fillPath, type Params, type Reply } from 'shared/contract/endpoint'
import { ApiError } from './client'
import { isNobody, lastFailure, type ReadOptions, refresh, watch } from './reader'
import { useQuery } from './use-query'

export interface Answer<T> {
  /** The last answer, also an old one; null where the server knows nobody; undefined while there is none. */
  value: T | null | undefined
  /** Whether there is an answer to show, or a first request has failed: until then one does not know that there is none. */
  settled: boolean
  /** Why the last request failed; the value may still be there. */
  failure: ApiError | undefined
  again: () => void
}

/** Reads one path: the stored answer at once, the server's as soon as it comes. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  options: ReadOptions = {},
): Answer<Reply<E>> {
  const path = fillPath(endpoint.path, params)
  const stored = useQuery(async (home) => ({ row: await home.answers.get(path) }), [path])
  const [asked, setAsked] = useState('')
  const { freshFor, retries, timeout, onFocus, every } = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the endpoint and its parameters
  const ask = useCallback(
    (how: ReadOptions) => {
      refresh(endpoint, params, how)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
        .finally(() => setAsked(path))
    },
    [path],
  )

  useEffect(() => {
    const again = () => ask({ ...(retries ? { retries } : {}), ...(timeout ? { timeout } : {}), freshFor: 0 })
    const first = () =>
      ask({
        ...(freshFor === undefined ? {} : { freshFor }),
        ...(retries ? { retries } : {}),
        ...(timeout ? { timeout } : {}),
      })
    first()
    const stopWatching = watch(path, again)
    const timer = every ? setInterval(() => document.visibilityState === 'visible' && again(), every) : undefined
    if (onFocus) addEventListener('focus', first)
    return () => {
      stopWatching()
      clearInterval(timer)
      removeEventListener('focus', first)
    }
  }, [path, ask, freshFor, retries, timeout, onFocus, every])

  const failure = lastFailure(path)
  const nobody = isNobody(path)
  // An answer that has come is in the database a moment before it is here.
  const ended = asked === path && (failure !== undefined || nobody)
  return {
    value: nobody ? null : (stored?.row?.value as Reply<E> | undefined),
    settled: stored !== undefined && (ended || stored.row !== undefined),
    failure,
    again: () => ask({ freshFor: 0 }),
  }
}
