import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OtherSiteGame } from 'shared/model/embedded-games'
import { useOnline } from '#browser/online'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { PageBody } from '#ui/page-body'
import { Stack } from '#ui/stack'

/** After this long the loading sign goes: whether a site refuses to be shown cannot be known. */
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

/** A game of another site in a frame that can do nothing but run it. */
export function OtherSiteFrame({ game }: { game: OtherSiteGame }) {
  const { t } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  const [loading, setLoading] = useState(true)
  const name = pick(game.name, language)
  const host = new URL(game.url).host
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADING_MAX_MS)
    return () => clearTimeout(timer)
  }, [])
  const elsewhere = (
    <AnchorButton href={game.url} target="_blank" rel="noopener noreferrer" size="sm">
      <Trans>Open in a new tab</Trans>
      <Icon of={ExternalLink} size="s" />
    </AnchorButton>
  )
  return (
    <PageBody>
      <Stack css={{ gap: '4' }}>
        <Notice action={online && elsewhere}>
          <Trans>
            This game belongs to {host}. Situ sends nothing to it and learns nothing of your results; that site has
            rules of its own.
          </Trans>
        </Notice>
        {online ? (
          <>
            <Frame>
              <iframe
                src={game.url}
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
            {!loading && (
              <p role="status">
                <Trans>
                  If nothing appears, {host} does not allow its game to be shown here. Open it in a new tab.
                </Trans>
              </p>
            )}
          </>
        ) : (
          <EmptyState drawing="cut" title={<Trans>This game needs a connection</Trans>}>
            <Icon of={WifiOff} size="s" />{' '}
            <Trans>It lives on another site. The games that are built in work offline, too.</Trans>
          </EmptyState>
        )}
      </Stack>
    </PageBody>
  )
}
