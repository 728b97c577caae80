import { useState } from 'react'
import { useObjectUrl } from '#browser/files/object-url'
import { playable } from '#browser/media/playable'
import { currentDb } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { recordingBlob } from './recordings'

/**
 * The bytes of a recording, read from this device only when `load` is called, and released by `close` or when the
 * screen is left.
 */
export function useRecordingFile(recording: Pick<Recording, 'id' | 'type' | 'durationMs'>, onFailure?: () => void) {
  const [file, setFile] = useState<Blob>()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const url = useObjectUrl(file)
  const load = async () => {
    setLoading(true)
    setFailed(false)
    try {
      setFile(await playable(await recordingBlob(currentDb(), recording), recording.durationMs))
    } catch {
      setFailed(true)
      onFailure?.()
    }
    setLoading(false)
  }
  return { url, loading, failed, load: () => void load(), close: () => setFile(undefined) }
}
