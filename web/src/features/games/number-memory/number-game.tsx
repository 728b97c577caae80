import { msg } from '@lingui/core/macro'
import { NUMBER_SCORING } from 'shared/rules/games/number-memory'
import type { GameModule } from '../game-module'
import { NumberPlay } from './number-play'
import { NumberReview } from './number-review'

export const numberGame: GameModule = {
  scoring: NUMBER_SCORING,
  trains: msg`Trains your working memory. Most people remember about seven digits.`,
  steps: [
    msg`A number appears, then disappears. The longer it is, the longer it stays.`,
    msg`Type it. Each right answer is followed by a number one digit longer.`,
    msg`The first mistake ends the game.`,
  ],
  keyboard: msg`Type the digits, then Enter.`,
  touch: msg`Type the digits with the keypad that opens.`,
  timed: true,
  shows: true,
  Play: NumberPlay,
  Review: NumberReview,
}
