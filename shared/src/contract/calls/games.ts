import { GameContent } from '../../model/content/game-content.ts'
import { get } from '../endpoint.ts'

/** The content of the built-in games; game results never leave the device. */
export const games = {
  content: get('/api/games', { reply: GameContent }),
}
