import { useEffect, useEffectEvent } from 'react'
import type { ApiError } from 'shared/contract/api-error'

/** Calls `again` when the network is back after a request that had no reply. */
export function useWhenOnline(failure: ApiError | undefined, again: () => void) {
  const whenOnline = useEffectEvent(() => failure?.status === 0 && again())
  useEffect(() => {
    const back = () => void whenOnline()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
