import { msg } from '@lingui/core/macro'
import { SEQUENCE_SCORING } from 'shared/rules/games/sequence-memory'
import type { GameModule } from '../game-module'
import { SequencePlay } from './sequence-play'

export const sequenceGame: GameModule = {
  scoring: SEQUENCE_SCORING,
  trains: msg`Practise keeping an order in mind.`,
  steps: [
    msg`Cells light up one after the other.`,
    msg`Repeat them in the same order. The sequence gets one cell longer each time.`,
    msg`The first mistake ends the game; the levels you completed count.`,
  ],
  keyboard: msg`Keys 1 to 9 select the numbered cells; arrows and Enter work too.`,
  touch: msg`Touch the cells.`,
  timed: true,
  shows: true,
  Play: SequencePlay,
}
