import { Trans, useLingui } from '@lingui/react/macro'
import { LifeBuoy } from 'lucide-react'
import type { Recording } from '#data/db'
import { useRecordingFile } from '#data/use-recording-file'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { RecordingPlayer } from '#ui/recording-player'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { toast } from '#ui/toast'

/** One recording of an answer: fetched from this device when it is wanted, then played or kept as a file. */
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
  const file = useRecordingFile(recording, () => toast({ tone: 'danger', title: t`The recording could not be opened` }))
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
