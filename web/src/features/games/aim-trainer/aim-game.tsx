import { msg } from '@lingui/core/macro'
import { AIM_SCORING } from 'shared/rules/games/aim-trainer'
import type { GameModule } from '../game-module'
import { AimPlay } from './aim-play'
import { AimReview } from './aim-review'

export const aimGame: GameModule = {
  scoring: AIM_SCORING,
  trains: msg`Trains finding and hitting a target without haste: a miss costs more than a moment.`,
  steps: [
    msg`Thirty targets appear one after the other.`,
    msg`Hit each as fast as you can; the mean time of a target counts.`,
  ],
  keyboard: msg`Each target carries a letter: press that letter.`,
  touch: msg`Touch the target.`,
  timed: true,
  Play: AimPlay,
  Review: AimReview,
}
