import { GameContent } from '../../model/content/game-content.ts'
import { get } from '../endpoint.ts'

/**
 * The content of the built-in games. Results stay on the device: the activity of a game that is sent to the server has
 * no score.
 */
export const games = {
  content: get('/api/games', { reply: GameContent }),
}
