import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, LifeBuoy, Play } from 'lucide-react'
import { useState } from 'react'
import { useObjectUrl } from '#browser/object-url'
import { playable } from '#browser/playable'
import { db, type Recording } from '#data/db'
import { recordingBlob } from '#data/recordings'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { toast } from '#ui/toast'
import { durationText } from './duration-text'

const Film = chakra('video', {
  base: { display: 'block', width: 'full', maxWidth: '420px', borderRadius: 'md', background: 'bg.muted' },
})

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
  const [file, setFile] = useState<Blob>()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const url = useObjectUrl(file)
  const time = durationText(language, recording.durationMs / 1000)
  const isVideo = recording.type.startsWith('video')
  const name = parts > 1 ? t`Recording, part ${part} of ${parts}` : t`Recording`

  const load = async () => {
    setLoading(true)
    setFailed(false)
    try {
      setFile(await playable(await recordingBlob(db(), recording), recording.durationMs))
    } catch {
      setFailed(true)
      toast({ tone: 'danger', title: t`The recording could not be opened` })
    }
    setLoading(false)
  }
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
      {url ? (
        <>
          {isVideo ? (
            <Film src={url} controls playsInline aria-label={name} />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: one's own answer, just spoken, has no captions
            <audio src={url} controls aria-label={name} />
          )}
          <div>
            <AnchorButton href={url} download={`${fileName}.${recording.type.split('/')[1] ?? 'webm'}`} size="sm">
              <Icon of={Download} size="s" />
              <Trans>Download</Trans>
            </AnchorButton>
          </div>
        </>
      ) : (
        <div>
          <Button onClick={() => void load()} loading={loading}>
            <Icon of={Play} size="s" />
            {isVideo ? <Trans>Watch</Trans> : <Trans>Listen</Trans>}
          </Button>
          {failed && (
            <p>
              <Trans>The recording could not be opened. It is still on this device: try again.</Trans>
            </p>
          )}
        </div>
      )}
    </Stack>
  )
}
