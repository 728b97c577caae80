import { games } from 'shared/contract/calls/games'
import type { GameContent } from 'shared/model/content/game-content'
import { useResource } from '#data/http/use-resource'

const FRESH_MS = 3_600_000

/** The content of the built-in games from the server or this device; `failed` when neither has it. */
export function useGameContent(): { content: GameContent | undefined; failed: boolean; again: () => void } {
  const { value, settled, again } = useResource(games.content, {}, { freshFor: FRESH_MS })
  const content = value ?? undefined
  return { content, failed: settled && content === undefined, again }
}
