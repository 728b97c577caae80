import { msg } from '@lingui/core/macro'
import { CHIMP_SCORING } from 'shared/rules/games/chimp-test'
import type { GameModule } from '../game-module'
import { ChimpPlay } from './chimp-play'

export const chimpGame: GameModule = {
  scoring: CHIMP_SCORING,
  trains: msg`Practise taking in a picture at a glance. A young chimpanzee, Ayumu, made this test famous.`,
  steps: [
    msg`Numbers appear on the board. Take as long as you like to look.`,
    msg`Press them in order. As soon as you press 1, the others are covered.`,
    msg`Each round you pass adds one number; three strikes end the game.`,
  ],
  keyboard: msg`The arrow keys move from cell to cell, Enter or Space presses the cell.`,
  touch: msg`Touch the numbers.`,
  Play: ChimpPlay,
}
