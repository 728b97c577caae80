import { Trans } from '@lingui/react/macro'
import { ExternalLink, WifiOff } from 'lucide-react'
import type { OtherSiteGame } from 'shared/model/embedded-games'
import { useOnline } from '#browser/online'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { Notice } from '#ui/notice'
import { PageBody } from '#ui/page-body'
import { SiteFrame } from '#ui/site-frame'
import { Stack } from '#ui/stack'

/** A game of another site, shown here where there is a network. */
export function OtherSiteFrame({ game }: { game: OtherSiteGame }) {
  const language = useLanguage()
  const online = useOnline()
  const host = new URL(game.url).host
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
          <SiteFrame url={game.url} name={pick(game.name, language)}>
            <Trans>If nothing appears, {host} does not allow its game to be shown here. Open it in a new tab.</Trans>
          </SiteFrame>
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
