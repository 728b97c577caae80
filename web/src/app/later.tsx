import { type ComponentType, useEffect, useState } from 'react'

type Lazy<P> = ComponentType<P> & { preload?: () => Promise<void> | undefined }

/** Shows a lazy component once it is loaded; the surrounding screen neither waits nor disappears. */
export function Later<P extends object>({ of: Part, props }: { of: Lazy<P>; props?: P }) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let here = true
    // `preload` returns no promise when the component is already loaded.
    void Promise.resolve(Part.preload?.()).then(() => here && setReady(true))
    return () => {
      here = false
    }
  }, [Part])
  return ready && <Part {...(props as P)} />
}
