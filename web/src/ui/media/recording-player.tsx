import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Download, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnchorButton } from '#ui/anchor-button'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'

const Film = chakra('video', {
  base: { display: 'block', width: 'full', maxWidth: '420px', borderRadius: 'md', background: 'bg.muted' },
})

export interface LoadedRecording {
  /** The blob URL of the file, once it was loaded. */
  url: string | undefined
  loading: boolean
  failed: boolean
  load: () => void
}

/** A recording of this device: loaded on demand, then played or saved as a file named `fileName`. */
export function RecordingPlayer({
  file: { url, loading, failed, load },
  type,
  name,
  fileName,
  more,
}: {
  file: LoadedRecording
  /** Media type without codec parameters. */
  type: string
  name: string
  /** The name of the saved file without its extension. */
  fileName: string
  /** Further content beside the buttons. */
  more?: ReactNode
}) {
  const isVideo = type.startsWith('video')
  return (
    <>
      {url &&
        (isVideo ? (
          <Film src={url} controls playsInline aria-label={name} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: the learner's own voice has no captions
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
          <Trans>The recording couldn’t be opened. It is still on this device: try again.</Trans>
        </p>
      )}
    </>
  )
}
