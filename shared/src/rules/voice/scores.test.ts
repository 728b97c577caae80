import { describe, expect, test } from 'vitest'
import { colourOf, gradeOf, verdictOf } from './labels.ts'
import { plainText } from './plain-text.ts'
import { clarity, confidenceOf, paceOf, pronunciation, scoreSpeech, similarity, wordsPerMinute } from './scores.ts'

// The rules of the speech test: both sides of every limit.
describe('similarity', () => {
  test.each([
    ['', '', 0],
    ['', 'word', 0],
    ['word', '', 0],
    ['!?', '…', 0],
    ['Bonjour', 'bonjour', 100],
    ['Bonjour, madame !', 'bonjour madame', 100],
    ['L’équité', "l'équité", 100],
    ['rendez-vous', 'rendezvous', 100],
    ['one   two\nthree', 'one two three', 100],
    ['abcd', 'abce', 75],
    ['abcd', 'ab', 50],
    ['ab', 'abcd', 50],
    ['abc', 'xyz', 0],
    ['e\u0301te\u0301', 'été', 100],
  ])('of « %s » and « %s » is %d', (a, b, expected) => expect(similarity(a, b)).toBeCloseTo(expected, 9))
  test('is the same both ways', () => expect(similarity('kitten', 'sitting')).toBe(similarity('sitting', 'kitten')))
  test('takes punctuation and capitals away', () => expect(plainText(' « Où ? » – Là-bas… ')).toBe('où làbas'))
})

describe('pronunciation', () => {
  test.each([
    // With a pace factor of 1 the score is 0.4 × 80 + 0.6 × 50 = 62.
    [0.8, 50, 100, 62],
    [0.8, 50, 60, 62],
    [0.8, 50, 59.999, 43.4],
    [0.8, 50, 0, 43.4],
    [0.8, 50, 119.999, 62],
    [0.8, 50, 120, 68.2],
    [0.8, 50, 150, 68.2],
    [0.8, 50, 180, 68.2],
    [0.8, 50, 180.001, 62],
    [0.8, 50, 240, 62],
    [0.8, 50, 240.001, 49.6],
    [1, 100, 100, 100],
    [1, 100, 150, 100],
    [0.9, 90, 150, 99],
    [0, 0, 150, 0],
    [1, 0, 100, 40],
    [0, 100, 100, 60],
  ])('confidence %d, similarity %d, %d words a minute: %d', (confidence, alike, wpm, expected) =>
    expect(pronunciation({ confidence, similarity: alike, wpm })).toBeCloseTo(expected, 9),
  )
})

describe('clarity', () => {
  test.each([
    [0.8, 10, 0.499, 0],
    [0.8, 10, 0.5, 51.8],
    [0.8, 10, 0.999, 51.8],
    [0.8, 10, 1, 74],
    [0.8, 2, 5, 74],
    [0.8, 1, 5, 64],
    [0.8, 0, 5, 64],
    [1, 2, 5, 90],
    [1, 2, 0.7, 63],
    [0, 2, 5, 10],
    [1.2, 2, 5, 100],
  ])('confidence %d, %d words, %d s: %d', (confidence, words, seconds, expected) =>
    expect(clarity({ confidence, words, seconds })).toBeCloseTo(expected, 9),
  )
})

test.each([
  [undefined, 0.8],
  [0, 0.8],
  [Number.NaN, 0.8],
  [0.01, 0.01],
  [0.93, 0.93],
  [1, 1],
  [1.4, 1],
])('a reported confidence of %s counts as %d', (reported, expected) => expect(confidenceOf(reported)).toBe(expected))

describe('pace', () => {
  test.each([
    [200.001, 'very-fast'],
    [200, 'fast'],
    [180.001, 'fast'],
    [180, 'optimal'],
    [120.001, 'optimal'],
    [120, 'slow'],
    [80.001, 'slow'],
    [80, 'very-slow'],
    [0, 'very-slow'],
  ])('%d words a minute are %s', (wpm, expected) => expect(paceOf(wpm)).toBe(expected))
  test('at exactly 120 the label is slow while the factor is that of a good pace', () => {
    expect(paceOf(120)).toBe('slow')
    expect(pronunciation({ confidence: 0.5, similarity: 50, wpm: 120 })).toBeCloseTo(55, 9)
  })
  test.each([
    [30, 15, 120],
    [0, 15, 0],
    [5, 0, 0],
  ])('%d words in %d s are %d a minute', (words, seconds, expected) =>
    expect(wordsPerMinute(words, seconds)).toBe(expected),
  )
})

describe('what is shown', () => {
  test.each([
    [100, 'excellent', 'green'],
    [90, 'excellent', 'green'],
    [89, 'very-good', 'green'],
    [80, 'very-good', 'green'],
    [79, 'good', 'yellow'],
    [70, 'good', 'yellow'],
    [69, 'fair', 'yellow'],
    [60, 'fair', 'yellow'],
    [59, 'to-improve', 'red'],
    [0, 'to-improve', 'red'],
    [undefined, 'none', 'grey'],
  ])('for a score of %s: %s, %s', (score, grade, colour) => {
    expect(gradeOf(score)).toBe(grade)
    expect(colourOf(score)).toBe(colour)
  })
  test.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89.9, 'good'],
    [70, 'good'],
    [69.9, 'needs-improvement'],
    [0, 'needs-improvement'],
  ])('for a similarity of %d: %s', (alike, verdict) => expect(verdictOf(alike)).toBe(verdict))
})

describe('a take', () => {
  const reference = 'Je comprends que la situation soit difficile pour vous et votre famille ce matin'
  test('with a reference: the overall score is the pronunciation', () => {
    const scores = scoreSpeech({ reference, transcript: reference, confidence: 0.9, seconds: 7, spokenSeconds: 6 })
    expect(scores).toEqual({
      articulation: 100,
      pronunciation: 100,
      similarity: 100,
      clarity: 82,
      confidence: 90,
      confidenceAssumed: false,
      words: 14,
      wpm: 140,
      pace: 'optimal',
    })
  })
  test('the pace is of the time of speech where it is known, else of the take', () => {
    const spoken = { reference, transcript: reference, seconds: 14 }
    expect(scoreSpeech({ ...spoken, spokenSeconds: 7 })?.wpm).toBe(120)
    expect(scoreSpeech(spoken)?.wpm).toBe(60)
  })
  test('free speech has no likeness and none is invented', () => {
    for (const without of [undefined, '', ' … '])
      expect(scoreSpeech({ reference: without, transcript: 'Bonjour à tous', seconds: 2 })).toEqual({
        articulation: 74,
        clarity: 74,
        confidence: 80,
        confidenceAssumed: true,
        words: 3,
        wpm: 90,
        pace: 'slow',
      })
  })
  test.each(['', '   ', '« … »'])('without words (« %s ») there are no scores', (transcript) =>
    expect(scoreSpeech({ reference, transcript, seconds: 5 })).toBeUndefined(),
  )
})
