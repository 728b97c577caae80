import { Trans, useLingui } from '@lingui/react/macro'
import { LifeBuoy } from 'lucide-react'
import type { Recording } from '#data/media/media-tables'
import { useRecordingFile } from '#data/media/use-recording-file'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { toast } from '#ui/feedback/toast'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { RecordingPlayer } from '#ui/media/recording-player'

/** One recording of an answer: loaded on demand, then played or saved as a file. */
export function RecordedAnswer({
  recording,
  part,
  parts,
  fileName,
}: {
  recording: Recording
  part: number
  parts: number
  fileName: string
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const file = useRecordingFile(recording, () => toast({ tone: 'danger', title: t`The recording couldn’t be opened` }))
  const time = durationText(language, recording.durationMs / 1000)
  const name = parts > 1 ? t`Recording, part ${part} of ${parts}` : t`Recording`
  return (
    <Stack>
      <Row>
        <span>
          <b>{name}</b>, <span className="num">{time}</span>
        </span>
        {!recording.finished && (
          <Badge tone="warning" icon={LifeBuoy}>
            <Trans>recovered</Trans>
          </Badge>
        )}
      </Row>
      <RecordingPlayer file={file} type={recording.type} name={name} fileName={fileName} />
    </Stack>
  )
}
