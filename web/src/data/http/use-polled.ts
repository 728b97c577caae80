import { useCallback, useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { type Endpoint, fillPath, type Params, type Reply } from 'shared/contract/endpoint'
import { useQuery } from '#data/db/use-query'
import { isNobody, refresh, watch } from './reader'

export interface Polled<T> {
  /** The last reply, even an old one; null where nobody is signed in; undefined while there is none. */
  value: T | null | undefined
  /** Why the last request failed; the value may still be present. */
  failure: ApiError | undefined
  /** Whether the first request has ended. */
  asked: boolean
  again: () => void
}

/**
 * Reads a path now and every `everyMs` while the document is visible (or always, with `whileHidden`); the last reply is
 * shown meanwhile, and offline.
 */
export function usePolled<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  everyMs: number | undefined,
  { whileHidden = false } = {},
): Polled<Reply<E>> {
  const path = fillPath(endpoint.path, params)
  const stored = useQuery(
    async (home) => ({ path, value: (await home.answers.get(path))?.value as Reply<E> | undefined }),
    [path],
  )
  const [asked, setAsked] = useState<{ path: string; failure?: ApiError }>({ path: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path identifies the endpoint and its parameters
  const ask = useCallback(() => {
    refresh(endpoint, params, { freshFor: 0 }).then(
      () => setAsked({ path }),
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure
        setAsked({ path, failure })
      },
    )
  }, [path])

  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask()
    }
    ask()
    const stopWatching = watch(path, ask)
    const timer = everyMs === undefined ? undefined : setInterval(whileHidden ? ask : askIfSeen, everyMs)
    document.addEventListener('visibilitychange', askIfSeen)
    addEventListener('online', askIfSeen)
    return () => {
      stopWatching()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
      removeEventListener('online', askIfSeen)
    }
  }, [path, ask, everyMs, whileHidden])

  const isHere = asked.path === path
  return {
    value: isNobody(path) ? null : stored?.path === path ? stored.value : undefined,
    failure: isHere ? asked.failure : undefined,
    asked: isHere,
    again: ask,
  }
}
