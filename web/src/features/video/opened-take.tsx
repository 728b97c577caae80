import { Trans, useLingui } from '@lingui/react/macro'
import type { Recording } from '#data/db'
import { useTakeNote } from '#data/take-notes'
import { useRecordingFile } from '#data/use-recording-file'
import { Notice } from '#ui/notice'
import { RecordingPlayer } from '#ui/recording-player'
import { Stack } from '#ui/stack'
import { takeFileName } from './take-name'
import { TakeReview } from './take-review'
import { TakeVoice } from './take-voice'

/** One recording, open: played, reviewed, analysed. Closing it lets go of its bytes. */
export function OpenedTake({ recording }: { recording: Recording }) {
  const { t } = useLingui()
  const note = useTakeNote(recording.id)
  const file = useRecordingFile(recording)
  return (
    <Stack css={{ gap: '4' }}>
      {!recording.finished && (
        <Notice tone="info">
          {recording.type.endsWith('mp4') ? (
            <Trans>This recording broke off. In the format of this browser (mp4) it may not be playable.</Trans>
          ) : (
            <Trans>This recording broke off. All of it but the last moment is here.</Trans>
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
