import { useState } from 'react'
import { useObjectUrl } from '#browser/object-url'
import { playable } from '#browser/playable'
import { db, type Recording } from './db'
import { recordingBlob } from './recordings'

/** The bytes of a recording, fetched from this device only when `load` asks for them, and let go with the screen. */
export function useRecordingFile(recording: Pick<Recording, 'id' | 'type' | 'durationMs'>, onFailure?: () => void) {
  const [file, setFile] = useState<Blob>()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const url = useObjectUrl(file)
  const load = async () => {
    setLoading(true)
    setFailed(false)
    try {
      setFile(await playable(await recordingBlob(db(), recording), recording.durationMs))
    } catch {
      setFailed(true)
      onFailure?.()
    }
    setLoading(false)
  }
  return { url, loading, failed, load: () => void load(), close: () => setFile(undefined) }
}
