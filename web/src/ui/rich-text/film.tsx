import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '#ui/feedback/notice'

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

/** An address of a page with a player, which the browser cannot play as a file; group 1 is the site. */
const PLAYER_PAGE =
  /^https?:\/\/(?:(?:www|m|player)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\/(?!.*\.(?:mp4|webm)\b)/i

/**
 * A video of another site, with a link to it where it cannot be shown here: a page with a player, no network, or no
 * file that a browser plays.
 */
export function Film({ url, label }: { url: string; label: string }) {
  const [failed, setFailed] = useState<string>()
  const site = PLAYER_PAGE.exec(url)?.[1]
  return (
    <Frame>
      {site ? (
        <Notice>
          <Trans>
            This video is on {site}.{' '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              Watch it in a new tab
            </a>
          </Trans>
        </Notice>
      ) : failed === url ? (
        <Notice tone="warning" role="status">
          <Trans>
            This video can’t be shown here: you may be offline, or its site doesn’t allow it.{' '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              Open it in a new tab
            </a>
          </Trans>
        </Notice>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the text beside a video has its content
        <video src={url} aria-label={label} controls preload="metadata" playsInline onError={() => setFailed(url)} />
      )}
    </Frame>
  )
}
