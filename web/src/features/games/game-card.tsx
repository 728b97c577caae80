import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { GameResult } from 'shared/model/game-result'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { LinkButton } from '#ui/link-button'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { GameEntry } from './catalogue'
import { GameArt } from './game-art'
import { useScoreText } from './use-score-text'

const Box = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    background: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    overflow: 'hidden',
    minWidth: 0,
    '& > .art': {
      display: 'grid',
      placeItems: 'center',
      height: '104px',
      background: 'bg.subtle',
      borderBottom: '1px solid {colors.border}',
    },
    '& > .text': { padding: '14px 18px', flex: 1 },
    '& h3': { fontWeight: 600, fontSize: 'md' },
    '& > .text > p': { color: 'fg.muted', fontSize: '.9375rem', marginTop: '1' },
    '& > .foot': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      padding: '0 14px 14px 18px',
      fontSize: 'sm',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

/** A built-in game in the grid, with the best result so far. */
export function GameCard({
  entry,
  best,
}: {
  entry: GameEntry
  /** Null for none, undefined while it loads. */
  best: GameResult | null | undefined
}) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const scoreText = useScoreText()
  const name = pick(entry.name, language)
  return (
    <Box>
      <div className="art">
        <GameArt game={entry.id} />
      </div>
      <div className="text">
        <h3>{name}</h3>
        <p>{i18n._(entry.about)}</p>
      </div>
      <div className="foot">
        <span>
          {best && best.score !== null && <Trans>Best result: {scoreText(best.score, best)}</Trans>}
          {best === null && <Trans>Not played yet</Trans>}
        </span>
        <LinkButton to="/games/$game" params={{ game: entry.id }} size="sm">
          <Trans>
            Play<VisuallyHidden>: {name}</VisuallyHidden>
          </Trans>
        </LinkButton>
      </div>
    </Box>
  )
}
