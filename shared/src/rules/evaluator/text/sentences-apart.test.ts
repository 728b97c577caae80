import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { matchesOf, sentencesApart } from './sentences-apart.ts'

const TEXT = 'i ask her. she refuses. i ask again and wait. then we talk.'
const apart = (length?: number) => sentencesApart(TEXT, sentencesOf(TEXT), length)

test('a short text is one part', () => {
  expect(apart()).toHaveLength(1)
  expect(apart()[0]).toMatchObject({ first: 0, from: [0, 11, 24, 46] })
})
test('a part is closed by the sentence that reaches its length, and the last one holds the rest', () => {
  expect(apart(24).map(({ first, from }) => [first, from])).toEqual([
    [0, [0, 11]],
    [2, [0, 22]],
  ])
  expect(apart(25).map(({ first, from }) => [first, from.length])).toEqual([
    [0, 3],
    [3, 1],
  ])
})
test('the marks of a part are those of its own sentences', () => {
  const [first, second] = apart(24).map(({ trigrams }) => trigrams.reduce((sum, mark) => sum + mark, 0))
  const [whole] = apart().map(({ trigrams }) => trigrams.reduce((sum, mark) => sum + mark, 0))
  expect(first).toBeLessThan(whole ?? 0)
  expect(second).toBeLessThan(whole ?? 0)
})
test.each([[undefined], [24], [1]])('matches in parts of %s characters', (length) => {
  expect(matchesOf(apart(length), /\bi ask|we/g)).toEqual([
    { sentence: 0, start: 0, end: 5 },
    { sentence: 2, start: 0, end: 5 },
    { sentence: 3, start: 5, end: 7 },
  ])
})
test('no text', () => {
  expect(sentencesApart('', [])).toEqual([])
})
