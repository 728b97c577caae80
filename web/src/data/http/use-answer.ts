import { useCallback, useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { type Endpoint, fillPath, type Params, type Reply } from 'shared/contract/endpoint'
import { useQuery } from '#data/db/use-query'
import { isNobody, lastFailure, type ReadOptions, refresh, watch } from './reader'

export interface Answer<T> {
  /** The last reply, even an old one; null where nobody is signed in; undefined while there is none. */
  value: T | null | undefined
  /** Whether there is a reply to show or the first request has failed; until then it is unknown whether data exist. */
  settled: boolean
  /** Why the last request failed; the value may still be present. */
  failure: ApiError | undefined
  again: () => void
}

/** Reads one path: the stored reply at once, the server's as soon as it arrives. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  options: ReadOptions = {},
): Answer<Reply<E>> {
  const path = fillPath(endpoint.path, params)
  const stored = useQuery(async (home) => ({ row: await home.answers.get(path) }), [path])
  const [asked, setAsked] = useState('')
  const { freshFor, retries, timeout, onFocus, every } = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path identifies the endpoint and its parameters
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
  // A reply is in the database a moment before this hook sees it.
  const ended = asked === path && (failure !== undefined || nobody)
  return {
    value: nobody ? null : (stored?.row?.value as Reply<E> | undefined),
    settled: stored !== undefined && (ended || stored.row !== undefined),
    failure,
    again: () => ask({ freshFor: 0 }),
  }
}
