import { msg } from '@lingui/core/macro'
import { NUMBER_SCORING } from 'shared/rules/games/number-memory'
import type { GameModule } from '../game-module'
import { NumberPlay } from './number-play'
import { NumberReview } from './number-review'

export const numberGame: GameModule = {
  scoring: NUMBER_SCORING,
  trains: msg`Trains working memory. Most people keep about seven digits.`,
  steps: [
    msg`A number appears, for longer the more digits it has, and goes.`,
    msg`Type it. Each right number is followed by one that is a digit longer.`,
    msg`The first mistake ends the game.`,
  ],
  keyboard: msg`Type the digits, then Enter.`,
  touch: msg`Type the digits with the keypad that opens.`,
  timed: true,
  shows: true,
  Play: NumberPlay,
  Review: NumberReview,
}
