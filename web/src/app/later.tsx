import { type ComponentType, useEffect, useState } from 'react'

type Lazy = ComponentType & { preload?: () => Promise<void> | undefined }

/** Shows a part that is loaded when it is needed, once it has come: what is around it does not wait and does not vanish. */
export function Later({ of: Part }: { of: Lazy }) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let here = true
    // Once it has come, there is no promise any more.
    void Promise.resolve(Part.preload?.()).then(() => here && setReady(true))
    return () => {
      here = false
    }
  }, [Part])
  return ready && <Part />
}
