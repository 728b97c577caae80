import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '#ui/feedback/loading'

/**
 * The loading indicator is removed after so many milliseconds, because a page cannot know whether another site refuses
 * to be framed.
 */
const LOADING_MAX_MS = 10_000

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: 'min(78vh, 760px)',
    minHeight: '420px',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    overflow: 'hidden',
    background: 'bg.panel',
    '& > iframe': { width: '100%', height: '100%', border: 0, display: 'block' },
    '& > .loading': { position: 'absolute', inset: 0, background: 'bg.panel', display: 'grid', placeItems: 'center' },
  },
})

/**
 * Another site in a sandboxed frame with the least permissions that it needs. `children` say what to do where it
 * refuses to be framed.
 */
export function SiteFrame({ url, name, children }: { url: string; name: string; children: ReactNode }) {
  const { t } = useLingui()
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADING_MAX_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Frame>
        <iframe
          src={url}
          title={t`${name}, on another site`}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          allow=""
          onLoad={() => setLoading(false)}
        />
        {loading && (
          <div className="loading">
            <Loading />
          </div>
        )}
      </Frame>
      {!loading && <p role="status">{children}</p>}
    </>
  )
}
