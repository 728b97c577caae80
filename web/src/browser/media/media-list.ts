import { useEffect, useState } from 'react'

export interface MediaDevice {
  id: string
  /** Empty until the browser has given its permission once. */
  name: string
}
export interface MediaList {
  cameras: MediaDevice[]
  microphones: MediaDevice[]
}
const NONE: MediaList = { cameras: [], microphones: [] }

/**
 * Cameras and microphones of this device, updated when one is plugged in or out, and when `opened` changes, which gives
 * them names.
 */
export function useMediaList(opened: unknown): MediaList {
  const [list, setList] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names come with the permission that opening brings
  useEffect(() => {
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (!devices?.enumerateDevices) return
    let left = false
    const look = async () => {
      const found = await devices.enumerateDevices()
      if (left) return
      const of = (kind: MediaDeviceKind) =>
        found
          .filter((device) => device.kind === kind && device.deviceId !== '')
          .map((device) => ({ id: device.deviceId, name: device.label }))
      setList({ cameras: of('videoinput'), microphones: of('audioinput') })
    }
    const changed = () => void look()
    changed()
    devices.addEventListener?.('devicechange', changed)
    return () => {
      left = true
      devices.removeEventListener?.('devicechange', changed)
    }
  }, [opened])
  return list
}
