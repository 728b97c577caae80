import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { useWhenOnline } from './use-when-online'

/**
 * One reply, requested when it is first shown, on demand, and when the network is back. Like `usePages`, and unlike
 * `useResource`, it is kept in memory only: data about people are not stored on the device.
 */
export function useMemory<T>(read: () => Promise<T>) {
  const [value, setValue] = useState<T>()
  const [failure, setFailure] = useState<ApiError>()
  const [asked, setAsked] = useState(0)
  const [answered, setAnswered] = useState(-1)
  const ask = useEffectEvent(read)
  useEffect(() => {
    let here = true
    ask().then(
      (answer) => {
        if (!here) return
        setAnswered(asked)
        setValue(() => answer)
        setFailure(undefined)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!here) return
        setAnswered(asked)
        setFailure(error)
      },
    )
    return () => {
      here = false
    }
  }, [asked])
  const again = () => setAsked((count) => count + 1)
  useWhenOnline(failure, again)
  return { value, failure, busy: answered !== asked, again, set: setValue }
}
