import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TYPING_SITE } from 'shared/model/embedded-games'
import { useOnline } from '#browser/online'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { Page } from '#ui/page'
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

/** The typing site of somebody else, in a frame that can do nothing but run it. */
export function OtherTypingSite() {
  const { t } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  const [loading, setLoading] = useState(true)
  const name = pick(TYPING_SITE.name, language)
  const host = new URL(TYPING_SITE.url).host
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADING_MAX_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page
      title={name}
      crumb={
        <Link to="/typing" search={{ view: 'platform' }}>
          <Icon of={ArrowLeft} size="s" />
          <Trans>Back</Trans>
        </Link>
      }
      actions={
        online && (
          <AnchorButton href={TYPING_SITE.url} target="_blank" rel="noopener noreferrer">
            <Trans>Open in a new tab</Trans>
            <Icon of={ExternalLink} size="s" />
          </AnchorButton>
        )
      }
    >
      <PageBody>
        <Stack css={{ gap: '4' }}>
          <Notice>
            <Trans>
              This site belongs to {host}. Situ sends nothing to it and learns nothing of what you do there.
            </Trans>
          </Notice>
          {online ? (
            <>
              <Frame>
                <iframe
                  src={TYPING_SITE.url}
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
                    If nothing appears, {host} does not allow itself to be shown here. Open it in a new tab.
                  </Trans>
                </p>
              )}
            </>
          ) : (
            <EmptyState
              drawing="cut"
              title={<Trans>This site needs a connection</Trans>}
              action={
                <LinkButton to="/typing" search={{ view: 'platform' }}>
                  <Trans>Open the platform</Trans>
                </LinkButton>
              }
            >
              <Trans>It is not part of Situ. The practice platform works offline, too.</Trans>
            </EmptyState>
          )}
        </Stack>
      </PageBody>
    </Page>
  )
}
