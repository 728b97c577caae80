import { msg } from '@lingui/core/macro'
import { VERBAL_SCORING } from 'shared/rules/games/verbal-memory'
import type { GameModule } from '../game-module'
import { VerbalPlay } from './verbal-play'

export const verbalGame: GameModule = {
  scoring: VERBAL_SCORING,
  trains: msg`Practise recognizing what you have already read.`,
  steps: [
    msg`Words appear one at a time. Some come back.`,
    msg`Say whether you have already seen the word in this game or whether it is new.`,
    msg`Three mistakes end the game; each right answer earns one point.`,
  ],
  keyboard: msg`1 for seen, 2 for new.`,
  touch: msg`Touch Seen or New.`,
  Play: VerbalPlay,
}
