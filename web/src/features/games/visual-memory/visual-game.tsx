import { msg } from '@lingui/core/macro'
import { VISUAL_SCORING } from 'shared/rules/games/visual-memory'
import type { GameModule } from '../game-module'
import { VisualPlay } from './visual-play'

export const visualGame: GameModule = {
  scoring: VISUAL_SCORING,
  trains: msg`Practise keeping a picture in mind.`,
  steps: [
    msg`Some squares are marked for a moment.`,
    msg`Find them all. Three wrong squares in a level cost a life; you have three.`,
    msg`Each level has one more square, on a board that grows.`,
  ],
  keyboard: msg`The arrow keys move from square to square, Enter or Space chooses the square.`,
  touch: msg`Touch the squares.`,
  timed: true,
  shows: true,
  Play: VisualPlay,
}
