import { expect, test } from 'vitest'
import type { Emotion } from '../../model/content/game-content.ts'
import { answerEmotion, emotionScore } from './emotion-recognition.ts'

const text = { fr: '', en: '' }
const item = (correct: Emotion) => ({ id: 'i', correct, scene: text, illustration: text, cue: text })

test.each([
  ['fear', 'fear', 840.4, true, 840],
  ['fear', 'surprised', 12.6, false, 13],
  ['sad', 'sad', -3, true, 0],
] as const)('%s answered with %s after %f ms', (correct, choice, time, right, ms) => {
  expect(answerEmotion(item(correct), choice, time)).toEqual({ id: 'i', choice, correct: right, time: ms })
})

test('the score counts what is right', () => {
  const answers = (['fear', 'sad', 'happy'] as const).map((choice) => answerEmotion(item('sad'), choice, 1))
  expect(emotionScore(answers)).toBe(1)
  expect(emotionScore([])).toBe(0)
})
