import { msg } from '@lingui/core/macro'
import { EMOTION_SCORING } from 'shared/rules/games/emotion-recognition'
import type { GameModule } from '../game-module'
import { EmotionPlay } from './emotion-play'
import { EmotionReview } from './emotion-review'

/** Five scenes, six emotions; the learner decides whether the results are stored. */
export const emotionGame: GameModule = {
  scoring: EMOTION_SCORING,
  trains: msg`Practise reading what someone feels from their face, voice and body.`,
  steps: [
    msg`Look at the drawing and read the scene: both show the same person.`,
    msg`Choose one of six emotions. The first choice counts, and your time is measured.`,
    msg`After the five scenes, you see the clues to each emotion, then decide whether to save your result.`,
  ],
  keyboard: msg`Keys 1 to 6, or Tab and Enter, choose an emotion.`,
  touch: msg`Touch an emotion.`,
  savedByButton: true,
  timed: true,
  Play: EmotionPlay,
  Review: EmotionReview,
}
