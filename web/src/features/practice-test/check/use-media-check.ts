import { useCallback, useEffect, useRef, useState } from 'react'
import { closeMedia, type MediaTrouble, openMedia, watchLoss } from '#browser/media/media-devices'

export type MediaCheck =
  | { kind: 'off' | 'asking' }
  | { kind: 'ready'; stream: MediaStream }
  | { kind: 'trouble'; trouble: MediaTrouble }

/**
 * Camera and microphone for the check before a test: opened at a press, and closed when the screen is left, so that no
 * indicator stays on.
 */
export function useMediaCheck() {
  const [check, setCheck] = useState<MediaCheck>({ kind: 'off' })
  const opened = useRef<MediaStream>(undefined)
  const asked = useRef(0)

  const close = useCallback(() => {
    asked.current++
    closeMedia(opened.current)
    opened.current = undefined
    setCheck({ kind: 'off' })
  }, [])
  const open = useCallback(
    async (picture: boolean) => {
      close()
      const mine = asked.current
      setCheck({ kind: 'asking' })
      const { stream, trouble } = await openMedia(picture)
      // The check was closed or started again while the browser was asking for permission.
      if (mine !== asked.current) return closeMedia(stream)
      if (!stream) return setCheck({ kind: 'trouble', trouble })
      opened.current = stream
      watchLoss(stream, () => {
        closeMedia(stream)
        if (mine === asked.current) setCheck({ kind: 'trouble', trouble: 'none' })
      })
      setCheck({ kind: 'ready', stream })
    },
    [close],
  )
  useEffect(() => {
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [close])
  return { check, open, close }
}
