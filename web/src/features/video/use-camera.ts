import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type ChosenDevices,
  closeMedia,
  hasLivePicture,
  hasLiveSound,
  type MediaTrouble,
  openMedia,
  watchLoss,
} from '#browser/media/media-devices'

/** What an unplugged device has interrupted. */
export type Loss = 'picture' | 'sound' | 'both'
export interface Camera {
  state: 'off' | 'asking' | 'on'
  stream: MediaStream | undefined
  trouble: MediaTrouble | undefined
  lost: Loss | undefined
  /** Resolves with the open stream; undefined on trouble, or if the camera was closed or opened again meanwhile. */
  open: () => Promise<MediaStream | undefined>
  close: () => void
}
type State = Pick<Camera, 'state' | 'stream' | 'trouble' | 'lost'>
const OFF: State = { state: 'off', stream: undefined, trouble: undefined, lost: undefined }

/** Camera and microphone: open only between `open` and `close`, and never after the screen is left. */
export function useCamera(chosen: ChosenDevices): Camera {
  const [state, setState] = useState(OFF)
  const opened = useRef<MediaStream>(undefined)
  const asked = useRef(0)
  const { camera, microphone } = chosen

  const shut = useCallback((after: State) => {
    asked.current++
    closeMedia(opened.current)
    opened.current = undefined
    // The loss of both devices is shown until the next attempt.
    setState((now) => (after.state === 'off' && now.lost === 'both' ? { ...after, lost: 'both' } : after))
  }, [])
  const close = useCallback(() => shut({ ...OFF }), [shut])
  const open = useCallback(async () => {
    shut({ ...OFF, state: 'asking' })
    const mine = asked.current
    const { stream, trouble } = await openMedia(true, { camera, microphone })
    // The camera was closed or opened again while the browser was asking for permission.
    if (mine !== asked.current) {
      closeMedia(stream)
      return undefined
    }
    if (!stream) {
      setState({ ...OFF, trouble })
      return undefined
    }
    opened.current = stream
    watchLoss(stream, (what) => {
      if (mine !== asked.current) return
      if (!hasLiveSound(stream) && !hasLivePicture(stream)) return shut({ ...OFF, lost: 'both' })
      setState((now) => ({ ...now, lost: what }))
    })
    setState({ ...OFF, state: 'on', stream })
    return stream
  }, [shut, camera, microphone])

  useEffect(() => {
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [close])
  return { ...state, open, close }
}
