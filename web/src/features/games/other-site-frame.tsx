import { Trans } from '@lingui/react/macro'
import { ExternalLink, WifiOff } from 'lucide-react'
import type { OtherSiteGame } from 'shared/model/content/embedded-games'
import { useOnline } from '#browser/online'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { PageBody } from '#ui/layout/page-body'
import { SiteFrame } from '#ui/layout/site-frame'
import { Stack } from '#ui/layout/stack'

/**
 * A game of another website: in a frame, or as a link to a new tab if the site allows no frame. It needs the network.
 */
export function OtherSiteFrame({ game }: { game: OtherSiteGame }) {
  const language = useLanguage()
  const online = useOnline()
  const host = new URL(game.url).host
  const elsewhere = (
    <AnchorButton href={game.url} target="_blank" rel="noopener noreferrer" size="sm">
      <Trans>New tab</Trans>
      <Icon of={ExternalLink} size="s" />
    </AnchorButton>
  )
  return (
    <PageBody>
      <Stack css={{ gap: '4' }}>
        <Notice action={online && game.opens === 'frame' && elsewhere}>
          <Trans>
            This game belongs to {host}. Situ sends nothing to it and does not see your results; that site has its own
            rules.
          </Trans>
        </Notice>
        {online && game.opens === 'tab' ? (
          <EmptyState title={<Trans>{host} opens in a tab of its own</Trans>} action={elsewhere} />
        ) : online ? (
          <SiteFrame url={game.url} name={pick(game.name, language)}>
            <Trans>If nothing appears, {host} does not allow its game to be shown here. Open it in a new tab.</Trans>
          </SiteFrame>
        ) : (
          <EmptyState drawing="cut" title={<Trans>This game needs an internet connection</Trans>}>
            <Icon of={WifiOff} size="s" /> <Trans>It is on another site. The built-in games also work offline.</Trans>
          </EmptyState>
        )}
      </Stack>
    </PageBody>
  )
}
