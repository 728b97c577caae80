import { msg } from '@lingui/core/macro'
import { STROOP_SCORING } from 'shared/rules/games/stroop'
import type { GameModule } from '../game-module'
import { StroopPlay } from './stroop-play'
import { StroopReview } from './stroop-review'
import { StroopSettings } from './stroop-settings'

/** Spec 2 §4, §9: three items, or all of them, then the score. */
export const stroopGame: GameModule = {
  scoring: STROOP_SCORING,
  trains: msg`Trains holding back what comes by itself: we read a word faster than we name its colour.`,
  steps: [msg`A colour’s name appears in an ink of another colour, or of the same.`, msg`Name the ink, not the word.`],
  keyboard: msg`The figures 1 to 4, or Tab and Enter, name the ink.`,
  touch: msg`Touch the name of the ink.`,
  timed: true,
  Settings: StroopSettings,
  Play: StroopPlay,
  Review: StroopReview,
}
