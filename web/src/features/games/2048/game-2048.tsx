import { msg } from '@lingui/core/macro'
import { SCORING_2048 } from 'shared/rules/games/2048'
import type { GameModule } from '../game-module'
import { Play2048 } from './play-2048'
import { Review2048 } from './review-2048'

export const game2048: GameModule = {
  scoring: SCORING_2048,
  trains: msg`Practise planning a few moves ahead.`,
  steps: [
    msg`Each move slides all tiles to one side. Two equal tiles that meet become one.`,
    msg`After each move a 2 appears, or sometimes a 4. Reaching 2048 is a feat, and you can keep going after that.`,
    msg`The game ends when no move is left, or when you end it. Your points count.`,
  ],
  keyboard: msg`The arrow keys slide the tiles.`,
  touch: msg`Swipe on the board, or use the four buttons.`,
  resumable: true,
  Play: Play2048,
  Review: Review2048,
}
