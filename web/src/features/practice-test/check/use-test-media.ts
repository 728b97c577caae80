import { useCallback, useEffect, useState } from 'react'
import { closeMedia, hasLiveSound, type MediaTrouble, openMedia, watchLoss } from '#browser/media/media-devices'
import type { RecordingMode } from '#data/practice/practice-run'

export interface TestMedia {
  /** Open camera and microphone, or the microphone alone. */
  stream: MediaStream | undefined
  /** Why there is no stream. `lost`: the sound was lost, as when the microphone is unplugged or taken by a call. */
  trouble: MediaTrouble | 'lost' | undefined
  /** Whether the picture was lost, as when the camera is unplugged, while the sound continues. */
  pictureLost: boolean
  retry: () => void
}
type State = Omit<TestMedia, 'retry'>
const OFF: State = { stream: undefined, trouble: undefined, pictureLost: false }

/**
 * Camera and microphone for the video part: opened when `needed` becomes true, unless `mode` records nothing; closed
 * when `needed` becomes false and whenever the page is left. `retry` opens them again.
 */
export function useTestMedia(mode: RecordingMode, needed: boolean): TestMedia {
  const [state, setState] = useState(OFF)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  const wanted = needed && mode !== 'none'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens them again
  useEffect(() => {
    if (!wanted) return
    let left = false
    let opened: MediaStream | undefined
    const open = async () => {
      const { stream, trouble } = await openMedia(mode === 'video')
      if (left) return closeMedia(stream)
      opened = stream
      setState({ stream, trouble, pictureLost: false })
      if (!stream) return
      watchLoss(stream, () => {
        if (left) return
        if (hasLiveSound(stream)) return setState((now) => ({ ...now, pictureLost: true }))
        closeMedia(stream)
        setState({ stream: undefined, trouble: 'lost', pictureLost: false })
      })
    }
    const close = () => {
      left = true
      closeMedia(opened)
      setState(OFF)
    }
    void open()
    addEventListener('pagehide', close)
    // A page restored from the back-forward cache opens the camera and the microphone again.
    const back = (event: PageTransitionEvent) => event.persisted && retry()
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', back)
      close()
    }
  }, [wanted, mode, attempt])
  return { ...state, retry }
}
