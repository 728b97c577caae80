import { GameContent } from '../model/game-content.ts'
import { get } from './endpoint.ts'

/** What the built-in games are made of (spec 2 §9); their results never leave the device. */
export const games = {
  content: get('/api/games', { reply: GameContent }),
}
