import { msg } from '@lingui/core/macro'
import { SEQUENCE_SCORING } from 'shared/rules/games/sequence-memory'
import type { GameModule } from '../game-module'
import { SequencePlay } from './sequence-play'

export const sequenceGame: GameModule = {
  scoring: SEQUENCE_SCORING,
  trains: msg`Trains keeping an order in mind.`,
  steps: [
    msg`Cells light up one after the other.`,
    msg`Repeat them in the same order. Each time the sequence is one longer.`,
    msg`The first mistake ends the game; the levels you completed count.`,
  ],
  keyboard: msg`The figures 1 to 9 press the cells as they are numbered; arrows and Enter do too.`,
  touch: msg`Touch the cells.`,
  timed: true,
  shows: true,
  Play: SequencePlay,
}
