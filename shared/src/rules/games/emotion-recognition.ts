import type { Emotion, EmotionItem } from '../../model/content/game-content.ts'
import type { GameScoring } from '../../model/game-result.ts'

export const EMOTION_SCORING: GameScoring = { unit: 'points', better: 'higher', outOf: 5, digits: 0 }

/** One answer; `time` is the milliseconds from the scene to the choice. */
export interface EmotionAnswer {
  id: string
  choice: Emotion
  correct: boolean
  time: number
}

export const answerEmotion = ({ id, correct }: EmotionItem, choice: Emotion, time: number): EmotionAnswer => ({
  id,
  choice,
  correct: choice === correct,
  time: Math.max(0, Math.round(time)),
})

export const emotionScore = (answers: readonly EmotionAnswer[]) => answers.filter(({ correct }) => correct).length
