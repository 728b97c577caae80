import { describe, expect, test } from 'vitest'
import {
  EXAMPLE_MAX,
  EXAMPLES_LIMIT,
  KEY_POINTS_LIMIT,
  POINT_ID_MAX,
  POINT_TEXT_MAX,
  RED_FLAGS_LIMIT,
  RubricInput,
  STAKEHOLDERS_MAX,
  TERM_MAX,
  TERMS_LIMIT,
} from './rubric.ts'
import { ScenarioPatch } from './scenario.ts'

const some = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const TERMS = { fr: ['le chef'], en: ['the boss'] }
const TEXT = { fr: 'Une phrase', en: 'A sentence' }
const POINT = { id: 'a', kind: 'action' as const, text: TEXT, any: TERMS }
const FLAG = { any: TERMS, message: TEXT }
const rubric = (over: object) => ({ stakeholders: [TERMS], keyPoints: [POINT], redFlags: [FLAG], ...over })
const inTerms = (terms: object): [string, object][] => [
  ['stakeholders.0', { stakeholders: [terms] }],
  ['keyPoints.0.any', { keyPoints: [{ ...POINT, any: terms }] }],
  ['keyPoints.0.weak', { keyPoints: [{ ...POINT, weak: terms }] }],
  ['redFlags.0.any', { redFlags: [{ ...FLAG, any: terms }] }],
]
const wrongOf = (over: object) =>
  RubricInput.safeParse(rubric(over)).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`) ?? []

describe('the limits of a rubric', () => {
  test.each([
    ['stakeholders', STAKEHOLDERS_MAX, TERMS],
    ['keyPoints', KEY_POINTS_LIMIT, POINT],
    ['redFlags', RED_FLAGS_LIMIT, FLAG],
  ])('%s: %i', (name, most, one) => {
    expect(wrongOf({ [name]: some(most, one) })).toEqual([])
    expect(wrongOf({ [name]: some(most + 1, one) })).toEqual([`${name} too_big`])
  })

  test.each(['fr', 'en'])('the number and the length of terms (%s)', (language) => {
    const given = (count: number, length: number) => inTerms({ ...TERMS, [language]: some(count, 'x'.repeat(length)) })
    for (const [, over] of given(TERMS_LIMIT, TERM_MAX)) expect(wrongOf(over)).toEqual([])
    for (const [path, over] of given(TERMS_LIMIT + 1, TERM_MAX))
      expect(wrongOf(over)).toEqual([`${path}.${language} too_big`])
    for (const [path, over] of given(1, TERM_MAX + 1)) expect(wrongOf(over)).toEqual([`${path}.${language}.0 too_big`])
  })

  test.each(['fr', 'en'])('the number and the length of example sentences (%s)', (language) => {
    for (const list of ['examples', 'counterexamples']) {
      const given = (count: number, length: number) =>
        wrongOf({ keyPoints: [{ ...POINT, [list]: { ...TERMS, [language]: some(count, 'x'.repeat(length)) } }] })
      expect(given(EXAMPLES_LIMIT, EXAMPLE_MAX)).toEqual([])
      expect(given(EXAMPLES_LIMIT + 1, EXAMPLE_MAX)).toEqual([`keyPoints.0.${list}.${language} too_big`])
      expect(given(1, EXAMPLE_MAX + 1)).toEqual([`keyPoints.0.${list}.${language}.0 too_big`])
    }
  })

  test('the length of ids and sentences', () => {
    const id = (length: number) => ({ keyPoints: [{ ...POINT, id: 'x'.repeat(length) }] })
    const text = (length: number) => ({ ...TEXT, en: 'x'.repeat(length) })
    expect(wrongOf(id(POINT_ID_MAX))).toEqual([])
    expect(wrongOf(id(POINT_ID_MAX + 1))).toEqual(['keyPoints.0.id too_big'])
    expect(wrongOf({ keyPoints: [{ ...POINT, text: text(POINT_TEXT_MAX) }] })).toEqual([])
    expect(wrongOf({ keyPoints: [{ ...POINT, text: text(POINT_TEXT_MAX + 1) }] })).toEqual([
      'keyPoints.0.text.en too_big',
    ])
    expect(wrongOf({ redFlags: [{ ...FLAG, message: text(POINT_TEXT_MAX) }] })).toEqual([])
    expect(wrongOf({ redFlags: [{ ...FLAG, message: text(POINT_TEXT_MAX + 1) }] })).toEqual([
      'redFlags.0.message.en too_big',
    ])
  })

  test('hold for the change of a scenario', () => {
    const patch = (count: number) =>
      ScenarioPatch.safeParse({ rubric: rubric({ keyPoints: some(count, POINT) }) }).success
    expect([patch(KEY_POINTS_LIMIT), patch(KEY_POINTS_LIMIT + 1)]).toEqual([true, false])
  })
})
