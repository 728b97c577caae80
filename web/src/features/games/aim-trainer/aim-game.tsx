import { msg } from '@lingui/core/macro'
import { AIM_SCORING } from 'shared/rules/games/aim-trainer'
import type { GameModule } from '../game-module'
import { AimPlay } from './aim-play'
import { AimReview } from './aim-review'

export const aimGame: GameModule = {
  scoring: AIM_SCORING,
  trains: msg`Practise finding and hitting a target without rushing: a miss costs more than a moment’s wait.`,
  steps: [
    msg`Thirty targets appear one after the other.`,
    msg`Hit each one as fast as you can; your average time per target counts.`,
  ],
  keyboard: msg`Each target shows a letter: press that letter.`,
  touch: msg`Touch the target.`,
  timed: true,
  Play: AimPlay,
  Review: AimReview,
}
