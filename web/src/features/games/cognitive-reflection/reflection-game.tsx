import { msg } from '@lingui/core/macro'
import { REFLECTION_SCORING } from 'shared/rules/games/cognitive-reflection'
import type { GameModule } from '../game-module'
import { ReflectionPlay } from './reflection-play'
import { ReflectionReview } from './reflection-review'

/** Three questions; Submit shows the score, Reset clears the answers. */
export const reflectionGame: GameModule = {
  scoring: REFLECTION_SCORING,
  trains: msg`Practise doubting your first idea: each question has an answer that comes at once and is wrong.`,
  steps: [
    msg`Answer three short questions in your own words. Digits and words are both accepted.`,
    msg`“Submit” shows the right answers and why; “Reset” clears your answers.`,
  ],
  keyboard: msg`Write in the fields; Tab moves on, Enter submits.`,
  touch: msg`Tap a field and write.`,
  resumable: true,
  Play: ReflectionPlay,
  Review: ReflectionReview,
}
