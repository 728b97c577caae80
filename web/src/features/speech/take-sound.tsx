import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { localDay } from '#browser/clock'
import { useObjectUrl } from '#browser/files/object-url'
import { playable } from '#browser/media/playable'
import { useRecording } from '#data/media/recordings'
import type { SpeechTake } from '#data/media/speech-take'
import { useRecordingFile } from '#data/media/use-recording-file'
import { RecordingPlayer } from '#ui/media/recording-player'
import type { HeardSound } from './heard-sound'

/** The sound of a take, stored or still in memory; empty without either. */
export function TakeSound({ take, heard }: { take: SpeechTake; heard: HeardSound | undefined }) {
  if (take.recordingId) return <KeptSound take={take} recordingId={take.recordingId} />
  return heard?.id === take.id ? <SoundInMemory take={take} heard={heard} /> : null
}

function useNames(take: SpeechTake) {
  const { t } = useLingui()
  const day = localDay(new Date(take.at))
  return { name: t`Your recording`, fileName: `situ-speech-${day}` }
}

function KeptSound({ take, recordingId }: { take: SpeechTake; recordingId: string }) {
  const recording = useRecording(recordingId)
  const names = useNames(take)
  const file = useRecordingFile(recording ?? { id: recordingId, type: 'audio/webm', durationMs: take.seconds * 1000 })
  return recording ? <RecordingPlayer file={file} type={recording.type} {...names} /> : null
}

function SoundInMemory({ take, heard }: { take: SpeechTake; heard: HeardSound }) {
  const [file, setFile] = useState<Blob>()
  const names = useNames(take)
  const url = useObjectUrl(file)
  useEffect(() => {
    let current = true
    playable(heard.file, heard.durationMs)
      .then((mended) => current && setFile(mended))
      // A file whose duration could not be repaired can be played all the same.
      .catch(() => current && setFile(heard.file))
    return () => {
      current = false
    }
  }, [heard])
  if (!url) return null
  return (
    <RecordingPlayer file={{ url, loading: false, failed: false, load: () => {} }} type={heard.file.type} {...names} />
  )
}
