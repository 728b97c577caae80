import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Download, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnchorButton } from './anchor-button'
import { Button } from './button'
import { Icon } from './icon'
import { Row } from './row'

const Film = chakra('video', {
  base: { display: 'block', width: 'full', maxWidth: '420px', borderRadius: 'md', background: 'bg.muted' },
})

export interface LoadedRecording {
  /** The address of the file in memory, once it was fetched. */
  url: string | undefined
  loading: boolean
  failed: boolean
  load: () => void
}

/** A recording of this device: fetched when it is wanted, then played, or kept as a file under `fileName`. */
export function RecordingPlayer({
  file: { url, loading, failed, load },
  type,
  name,
  fileName,
  more,
}: {
  file: LoadedRecording
  /** Without codec parameters. */
  type: string
  name: string
  /** Without its ending. */
  fileName: string
  /** Beside the buttons. */
  more?: ReactNode
}) {
  const isVideo = type.startsWith('video')
  return (
    <>
      {url &&
        (isVideo ? (
          <Film src={url} controls playsInline aria-label={name} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: one's own voice, just spoken, has no captions
          <audio src={url} controls aria-label={name} />
        ))}
      <Row>
        {url ? (
          <AnchorButton href={url} download={`${fileName}.${type.split('/')[1] ?? 'webm'}`} size="sm">
            <Icon of={Download} size="s" />
            <Trans>Download</Trans>
          </AnchorButton>
        ) : (
          <Button onClick={load} loading={loading}>
            <Icon of={Play} size="s" />
            {isVideo ? <Trans>Watch</Trans> : <Trans>Listen</Trans>}
          </Button>
        )}
        {more}
      </Row>
      {failed && (
        <p>
          <Trans>The recording could not be opened. It is still on this device: try again.</Trans>
        </p>
      )}
    </>
  )
}
