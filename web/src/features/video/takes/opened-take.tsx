import { Trans, useLingui } from '@lingui/react/macro'
import type { Recording } from '#data/media/media-tables'
import { useTakeNote } from '#data/media/take-notes'
import { useRecordingFile } from '#data/media/use-recording-file'
import { Notice } from '#ui/feedback/notice'
import { Stack } from '#ui/layout/stack'
import { RecordingPlayer } from '#ui/media/recording-player'
import { takeFileName } from './take-name'
import { TakeReview } from './take-review'
import { TakeVoice } from './take-voice'

/** One open recording: player, review, analysis. Closing it releases its bytes. */
export function OpenedTake({ recording }: { recording: Recording }) {
  const { t } = useLingui()
  const note = useTakeNote(recording.id)
  const file = useRecordingFile(recording)
  return (
    <Stack css={{ gap: '4' }}>
      {!recording.finished && (
        <Notice tone="info">
          {recording.type.endsWith('mp4') ? (
            <Trans>This recording was cut off. In this browser’s format (mp4) it may not be playable.</Trans>
          ) : (
            <Trans>This recording was cut off. All but the last moment is here.</Trans>
          )}
        </Notice>
      )}
      <RecordingPlayer file={file} type={recording.type} name={t`Your answer`} fileName={takeFileName(recording)} />
      {note && (
        <>
          <TakeReview note={note} />
          <TakeVoice recording={recording} note={note} />
        </>
      )}
    </Stack>
  )
}
