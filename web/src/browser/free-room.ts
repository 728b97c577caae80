import { useCallback, useEffect, useState } from 'react'
import { storageState } from './storage'

export interface FreeRoom {
  /** Bytes; undefined where the browser does not say. */
  free: number | undefined
  usage: number | undefined
  quota: number | undefined
}
const UNKNOWN: FreeRoom = { free: undefined, usage: undefined, quota: undefined }

/** How much room the browser says there is now. */
export async function lookAtRoom(): Promise<FreeRoom> {
  const { usage, quota } = await storageState()
  return { usage, quota, free: usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage) }
}

/** The room on this device, looked at again whenever the page is come back to, and by `look`. */
export function useFreeRoom(): FreeRoom & { look: () => void } {
  const [room, setRoom] = useState(UNKNOWN)
  const look = useCallback(() => void lookAtRoom().then(setRoom), [])
  useEffect(() => {
    look()
    // Who has made room comes back to this page.
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [look])
  return { ...room, look }
}
