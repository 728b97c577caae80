import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'

/** One reply that is kept in memory only: requested when it is first shown, on demand, and when the network is back. */
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
  const whenOnline = useEffectEvent(() => failure?.status === 0 && again())
  useEffect(() => {
    const back = () => void whenOnline()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  return { value, failure, busy: answered !== asked, again, set: setValue }
}
