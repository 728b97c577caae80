import { useCallback, useEffect, useState } from 'react'
import { storageState } from '#browser/storage'

export interface FreeRoom {
  /** Bytes; undefined where the browser does not report it. */
  free: number | undefined
  usage: number | undefined
  quota: number | undefined
}
const UNKNOWN: FreeRoom = { free: undefined, usage: undefined, quota: undefined }

/** The free storage that the browser reports now. */
export async function lookAtRoom(): Promise<FreeRoom> {
  const { usage, quota } = await storageState()
  return { usage, quota, free: usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage) }
}

/** The free storage that the browser reports, read again when the window gets the focus and by `look`. */
export function useFreeRoom(): FreeRoom & { look: () => void } {
  const [room, setRoom] = useState(UNKNOWN)
  const look = useCallback(() => void lookAtRoom().then(setRoom), [])
  useEffect(() => {
    look()
    // The learner may have freed storage in another window.
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [look])
  return { ...room, look }
}
