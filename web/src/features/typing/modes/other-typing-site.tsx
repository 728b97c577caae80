import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { TYPING_SITE } from 'shared/model/content/embedded-games'
import { useOnline } from '#browser/online'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { SiteFrame } from '#ui/layout/site-frame'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'

/**
 * The typing website of a third party in a frame, with a link back to `/typing`. Offline it offers the platform
 * instead.
 */
export function OtherTypingSite() {
  const language = useLanguage()
  const online = useOnline()
  const name = pick(TYPING_SITE.name, language)
  const host = new URL(TYPING_SITE.url).host
  return (
    <Page
      title={name}
      crumb={
        <Link to="/typing">
          <Icon of={ArrowLeft} size="s" />
          <Trans>Back</Trans>
        </Link>
      }
      actions={
        online && (
          <AnchorButton href={TYPING_SITE.url} target="_blank" rel="noopener noreferrer">
            <Trans>New tab</Trans>
            <Icon of={ExternalLink} size="s" />
          </AnchorButton>
        )
      }
    >
      <PageBody>
        <Stack css={{ gap: '4' }}>
          <Notice>
            <Trans>This site belongs to {host}. Situ sends nothing to it and sees nothing of what you do there.</Trans>
          </Notice>
          {online ? (
            <SiteFrame url={TYPING_SITE.url} name={name}>
              <Trans>If nothing appears, {host} does not allow itself to be shown here. Open it in a new tab.</Trans>
            </SiteFrame>
          ) : (
            <EmptyState
              drawing="cut"
              title={<Trans>This site needs an internet connection</Trans>}
              action={
                <LinkButton to="/typing" search={{ view: 'platform' }}>
                  <Trans>Open the platform</Trans>
                </LinkButton>
              }
            >
              <Trans>It is not part of Situ. The practice platform also works offline.</Trans>
            </EmptyState>
          )}
        </Stack>
      </PageBody>
    </Page>
  )
}
