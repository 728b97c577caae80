import { games } from 'shared/contract/games'
import type { GameContent } from 'shared/model/game-content'
import { useAnswer } from './use-answer'

const FRESH_MS = 3_600_000

/** What the built-in games are made of, as the server or this device has it; `failed` when neither can say. */
export function useGameContent(): { content: GameContent | undefined; failed: boolean; again: () => void } {
  const { value, settled, again } = useAnswer(games.content, {}, { freshFor: FRESH_MS })
  const content = value ?? undefined
  return { content, failed: settled && content === undefined, again }
}
