import { msg } from '@lingui/core/macro'
import { REFLECTION_SCORING } from 'shared/rules/games/cognitive-reflection'
import type { GameModule } from '../game-module'
import { ReflectionPlay } from './reflection-play'
import { ReflectionReview } from './reflection-review'

/** Spec 2 §4, §9: three questions; Submit shows the score, Reset clears. */
export const reflectionGame: GameModule = {
  scoring: REFLECTION_SCORING,
  trains: msg`Trains to doubt the first idea: each question has an answer that comes at once and is wrong.`,
  steps: [
    msg`Answer three short questions in your own words. Figures or words both count.`,
    msg`Submit shows what is right and why; Reset empties the answers.`,
  ],
  keyboard: msg`Write in the fields; Tab goes on, Enter submits.`,
  touch: msg`Touch a field and write.`,
  resumable: true,
  Play: ReflectionPlay,
  Review: ReflectionReview,
}
