import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from './notice'

const Frame = chakra('figure', {
  base: {
    maxWidth: 'measure',
    '& > video': {
      display: 'block',
      width: 'full',
      height: 'auto',
      borderRadius: 'lg',
      border: '1px solid {colors.border}',
      background: 'bg.subtle',
    },
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** A film of another site, with the way to it where it cannot be shown here: no network, or no file that a browser plays. */
export function Film({ url, label }: { url: string; label: string }) {
  const [failed, setFailed] = useState<string>()
  return (
    <Frame>
      {failed === url ? (
        <Notice tone="warning" role="status">
          <Trans>
            The film cannot be shown here: it needs the network, or its site shows it only itself.{' '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              Open it in a new tab
            </a>
          </Trans>
        </Notice>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the text that stands with a film says what it says
        <video src={url} aria-label={label} controls preload="metadata" playsInline onError={() => setFailed(url)} />
      )}
    </Frame>
  )
}
