import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { HardDrive, Trophy } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { GameContent } from 'shared/model/content/game-content'
import type { GameResult } from 'shared/model/game-result'
import { beats, bestOf } from 'shared/rules/games/history'
import { useGameResults } from '#data/games/game-results'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import type { GameModule } from '../game-module'
import { useScoreText } from '../use-score-text'
import type { GameRunState } from './use-game-run'

const Score = chakra('p', {
  base: {
    fontSize: '2rem',
    fontWeight: 600,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
  },
})
const Saved = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'sm', minHeight: '24px' },
})

/** The result of a game: the score, the best so far, the explanation, and the next steps. */
export function GameResultPanel({
  module,
  content,
  run,
  result,
}: {
  module: GameModule
  content: GameContent
  run: GameRunState
  result: GameResult
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const scoreText = useScoreText()
  const results = useGameResults(result.game)
  const before = bestOf(results?.filter(({ id }) => id !== result.id) ?? [])
  const isBest = results !== undefined && result.score !== null && (!before || beats(result, before))
  const heading = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <PageSection title={<Trans>Done</Trans>} help={<Trans>Your result</Trans>}>
      <Stack css={{ gap: '4' }}>
        <Score ref={heading} tabIndex={-1}>
          {result.score === null ? t`You lost this time` : scoreText(result.score, result)}
        </Score>
        <Row>
          {isBest && (
            <Badge tone="highlight" icon={Trophy}>
              {before ? <Trans>Your best so far</Trans> : <Trans>Your first result</Trans>}
            </Badge>
          )}
          {before && before.score !== null && !isBest && (
            <span>
              <Trans>Best result: {scoreText(before.score, before)}</Trans>
            </span>
          )}
        </Row>
        {isBest && before && (
          <p>
            <Trans>You have beaten your own record. Well played!</Trans>
          </p>
        )}
        {module.Review && <module.Review content={content} language={language} details={result.details} />}
        <Saved role="status">
          {run.saving === 'saved' && (
            <>
              <Icon of={HardDrive} size="s" />
              <Trans>Saved on this device</Trans>
            </>
          )}
          {run.saving === 'elsewhere' && <Trans>This game was finished in another tab: that result is saved.</Trans>}
          {run.saving === 'saving' && <Trans>Saving…</Trans>}
          {run.saving === 'failed' && <Trans>Not saved</Trans>}
        </Saved>
        <Row>
          <Button tone="primary" onClick={() => run.begin()}>
            <Trans>Play again</Trans>
          </Button>
          {((module.savedByButton && run.saving === 'unsaved') || run.saving === 'failed') && (
            <Button onClick={run.saveNow}>
              <Trans>Save results</Trans>
            </Button>
          )}
          <LinkButton to="/games" tone="quiet">
            <Trans>Back to the games</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </PageSection>
  )
}
