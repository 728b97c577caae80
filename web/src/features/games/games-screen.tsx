import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { OTHER_SITE_GAMES } from 'shared/model/content/embedded-games'
import { useBestResults } from '#data/games/game-results'
import { Grid } from '#ui/layout/grid'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { CATALOGUE, GAME_GROUPS, type GameGroup } from './catalogue'
import { GameCard } from './game-card'
import { OtherSites } from './other-sites'

const GROUPS: Record<GameGroup, { title: MessageDescriptor; help: MessageDescriptor }> = {
  reasoning: { title: msg`Judgement and reading people`, help: msg`Built in, work offline` },
  attention: { title: msg`Attention and memory`, help: msg`Built in, work offline` },
  puzzles: { title: msg`Puzzles`, help: msg`Built in, work offline` },
}

/** `/games`: the built-in games by group, and those of other websites. */
export function GamesScreen() {
  const { t, i18n } = useLingui()
  const best = useBestResults()
  const count = CATALOGUE.length + OTHER_SITE_GAMES.length
  const builtIn = CATALOGUE.length
  return (
    <Page
      title={t`Games`}
      margin={
        <Trans>
          {count} games, {builtIn} offline
        </Trans>
      }
      lead={
        <Trans>
          Short exercises in attention, reading emotions and judgement. They do not count toward your scores.
        </Trans>
      }
    >
      {GAME_GROUPS.map((group) => (
        <PageSection key={group} title={i18n._(GROUPS[group].title)} help={i18n._(GROUPS[group].help)}>
          <Grid columns="three">
            {CATALOGUE.filter((entry) => entry.group === group).map((entry) => (
              <GameCard key={entry.id} entry={entry} best={best && (best.get(entry.id) ?? null)} />
            ))}
          </Grid>
        </PageSection>
      ))}
      <PageSection title={<Trans>On other sites</Trans>} help={<Trans>Need an internet connection</Trans>}>
        <Stack>
          <OtherSites />
          <p>
            <small>
              <Trans>These games belong to their authors. Situ sends them nothing and receives no result.</Trans>
            </small>
          </p>
        </Stack>
      </PageSection>
    </Page>
  )
}
