import { msg } from '@lingui/core/macro'
import { STROOP_SCORING } from 'shared/rules/games/stroop'
import type { GameModule } from '../game-module'
import { StroopPlay } from './stroop-play'
import { StroopReview } from './stroop-review'
import { StroopSettings } from './stroop-settings'

/** Three items, or all of them, then the score. */
export const stroopGame: GameModule = {
  scoring: STROOP_SCORING,
  trains: msg`Practise holding back a reflex: we read a word faster than we name its colour.`,
  steps: [
    msg`The name of a colour appears, written in that colour or in another one.`,
    msg`Name the ink, not the word.`,
  ],
  keyboard: msg`Keys 1 to 4, or Tab and Enter, name the ink.`,
  touch: msg`Touch the name of the ink.`,
  timed: true,
  Settings: StroopSettings,
  Play: StroopPlay,
  Review: StroopReview,
}
