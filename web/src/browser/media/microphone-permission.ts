import { useEffect, useState } from 'react'

/** `unknown`: not asked yet, or the browser does not report it. */
export type MicrophonePermission = 'granted' | 'denied' | 'unknown'

/** Whether this page may use the microphone, updated on changes. */
export function useMicrophonePermission(): MicrophonePermission {
  const [permission, setPermission] = useState<MicrophonePermission>('unknown')
  useEffect(() => {
    let status: PermissionStatus | undefined
    let left = false
    const tell = () => {
      if (!left && status) setPermission(status.state === 'prompt' ? 'unknown' : status.state)
    }
    const ask = async () => {
      try {
        // Firefox before 131 does not know the name and throws.
        status = await navigator.permissions?.query({ name: 'microphone' as PermissionName })
      } catch {
        return
      }
      tell()
      status?.addEventListener('change', tell)
    }
    void ask()
    return () => {
      left = true
      status?.removeEventListener('change', tell)
    }
  }, [])
  return permission
}
