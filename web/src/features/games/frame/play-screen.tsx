import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { OTHER_SITE_GAMES, type OtherSiteGame } from 'shared/model/content/embedded-games'
import { useGameContent } from '#data/games/game-content'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'
import { type GameEntry, gameEntry } from '../catalogue'
import { GamesCrumb } from '../games-crumb'
import { OtherSiteFrame } from '../other-site-frame'
import { useGameModule } from '../use-game-module'
import { GameFrame } from './game-frame'

/** `/games/{game}`: a built-in game, a game of another website, or a message that there is no such game. */
export function PlayScreen() {
  const id = String((useParams({ strict: false }) as { game?: string }).game)
  const entry = gameEntry(id)
  const site = OTHER_SITE_GAMES.find((game) => game.id === id)
  if (entry) return <BuiltIn key={id} entry={entry} />
  if (site) return <Elsewhere key={id} site={site} />
  return <NoSuchGame />
}

function BuiltIn({ entry }: { entry: GameEntry }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const { module, failed, again } = useGameModule(entry)
  const { content, failed: noContent, again: askAgain } = useGameContent()
  return (
    <Page title={pick(entry.name, language)} crumb={<GamesCrumb />} lead={i18n._(entry.about)}>
      {failed || noContent ? (
        <PageBody>
          <EmptyState
            drawing="cut"
            title={<Trans>This game couldn’t be loaded</Trans>}
            action={<Button onClick={failed ? again : askAgain}>{t`Try again`}</Button>}
          >
            <Trans>Once downloaded, it stays on this device.</Trans>
          </EmptyState>
        </PageBody>
      ) : module && content ? (
        <GameFrame entry={entry} module={module} content={content} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

function Elsewhere({ site }: { site: OtherSiteGame }) {
  const language = useLanguage()
  return (
    <Page title={pick(site.name, language)} crumb={<GamesCrumb />}>
      <OtherSiteFrame game={site} />
    </Page>
  )
}

function NoSuchGame() {
  const { t } = useLingui()
  return (
    <Page title={t`Game not found`} crumb={<GamesCrumb />}>
      <PageBody>
        <EmptyState
          drawing="search"
          title={<Trans>There is no game at this address.</Trans>}
          action={<LinkButton to="/games">{t`See all games`}</LinkButton>}
        />
      </PageBody>
    </Page>
  )
}
