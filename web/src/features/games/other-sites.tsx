import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Activity,
  Bird,
  Blocks,
  Bomb,
  ExternalLink,
  Gamepad2,
  Grid3x3,
  HeartHandshake,
  Layers,
  type LucideIcon,
  Merge,
  Mountain,
  Smile,
  Sprout,
} from 'lucide-react'
import { OTHER_SITE_GAMES, type OtherSiteGame } from 'shared/model/content/embedded-games'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { LinkButton } from '#ui/link-button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { OTHER_SITE_ABOUT } from './other-site-words'

const ICONS: Record<string, LucideIcon> = {
  'human-benchmark': Activity,
  'emotional-intelligence-quiz': Smile,
  'empathy-quiz': HeartHandshake,
  'bridging-differences-quiz': Merge,
  'gratitude-quiz': Sprout,
  'purpose-in-life-quiz': Mountain,
  'sudoku-site': Grid3x3,
  tetris: Blocks,
  'flappy-bird': Bird,
  'minesweeper-site': Bomb,
  '2048-site': Layers,
}

const Pairs = chakra(List, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > li': { flexWrap: 'wrap', padding: '8px 8px 8px 16px' },
    '& .grow': { flex: '1 1 150px' },
  },
})

/** Games and quizzes of other websites: in a frame, or in a new tab. */
export function OtherSites() {
  return (
    <Pairs>
      {OTHER_SITE_GAMES.map((game) => (
        <Row key={game.id} game={game} />
      ))}
    </Pairs>
  )
}

function Row({ game }: { game: OtherSiteGame }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const name = pick(game.name, language)
  const about = OTHER_SITE_ABOUT[game.id]
  return (
    <li>
      <Icon of={ICONS[game.id] ?? Gamepad2} />
      <span className="grow">
        <b>{name}</b>
        <small>{about && i18n._(about)}</small>
        {game.builtIn !== undefined && (
          <small>
            <Trans>On another site; also built into Situ (see above)</Trans>
          </small>
        )}
      </span>
      {game.opens === 'frame' ? (
        <LinkButton to="/games/$game" params={{ game: game.id }} tone="quiet" size="sm">
          <Trans>
            Play here<VisuallyHidden>: {name}</VisuallyHidden>
          </Trans>
        </LinkButton>
      ) : (
        <AnchorButton href={game.url} target="_blank" rel="noopener noreferrer" tone="quiet" size="sm">
          <span>
            <Trans>
              Open<VisuallyHidden>: {name}, in a new tab</VisuallyHidden>
            </Trans>
          </span>
          <Icon of={ExternalLink} size="s" />
        </AnchorButton>
      )}
    </li>
  )
}
