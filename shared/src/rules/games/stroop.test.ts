import { describe, expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import { answerStroop, startStroop, stroopItem, stroopScore } from './stroop.ts'

const content = {
  items: [
    { id: 'a', word: 'red', ink: 'blue' },
    { id: 'b', word: 'green', ink: 'green' },
    { id: 'c', word: 'blue', ink: 'red' },
  ],
  pool: [{ id: 'd', word: 'yellow', ink: 'yellow' }],
} as const

test.each([
  [false, ['a', 'b', 'c']],
  [true, ['a', 'b', 'c', 'd']],
])('a round (long: %s) asks each of its items once', (long, ids) => {
  const { queue } = startStroop(content, long, seededChance(3))
  expect(queue.map(({ id }) => id).sort()).toEqual(ids)
})

describe('a round', () => {
  const play = (right: boolean) => {
    let state = startStroop(content, false, seededChance(9))
    for (let item = stroopItem(state); item; item = stroopItem(state))
      state = answerStroop(state, right ? item.ink : 'yellow', item.ink === item.word ? 400 : 700.4)
    return state
  }

  test('ends with its last item and takes no answer after it', () => {
    const done = play(true)
    expect(done.answers).toHaveLength(3)
    expect(answerStroop(done, 'red', 1)).toBe(done)
  })

  test('counts the ink, not the word, and compares the times of right answers', () => {
    expect(stroopScore(play(true).answers)).toEqual({
      percent: 100,
      right: 3,
      total: 3,
      meanDiffering: 700,
      meanAgreeing: 400,
    })
    expect(stroopScore(play(false).answers)).toMatchObject({ percent: 0, right: 0, meanDiffering: null })
    expect(stroopScore([]).percent).toBe(0)
  })
})
