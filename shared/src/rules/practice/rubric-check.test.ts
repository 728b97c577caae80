import { describe, expect, test } from 'vitest'
import type { KeyPoint, Rubric } from '../../model/content/rubric.ts'
import { checkRubric, isCommonWord } from './rubric-check.ts'

const terms = (...words: string[]) => ({ fr: words, en: words })
const point = (id: string, over: Partial<KeyPoint> = {}): KeyPoint => ({
  id,
  kind: 'action',
  text: { fr: 'Il le demande.', en: 'They ask.' },
  any: terms('in private', 'one on one', 'aside'),
  ...over,
})
const points = (count: number) => Array.from({ length: count }, (_, i) => point(`point-${i + 1}`))
const rubric = (over: Partial<Rubric> = {}): Rubric => ({
  stakeholders: [terms('Samir')],
  keyPoints: points(5),
  redFlags: [{ any: terms('i would shout'), message: { fr: 'Crier.', en: 'Shouting.' } }],
  ...over,
})
const faults = (over: Partial<Rubric>) => checkRubric(rubric(over)).map(({ fault }) => fault)

test('a rubric of the format has nothing to look at again', () => expect(checkRubric(rubric())).toEqual([]))

describe('counts, on both sides of every limit', () => {
  test.each([
    [4, true],
    [5, false],
    [7, false],
    [8, true],
  ])('%i key points: found %s', (count, isFound) =>
    expect(faults({ keyPoints: points(count) }).includes('key-point-count')).toBe(isFound),
  )
  test.each([
    [2, true],
    [3, false],
    [8, false],
    [9, true],
  ])('%i terms: found %s', (count, isFound) => {
    const any = terms(...Array.from({ length: count }, (_, i) => `some phrase ${i}`))
    expect(faults({ keyPoints: [point('a', { any }), ...points(4)] }).includes('term-count')).toBe(isFound)
  })
  test.each([
    [0, true],
    [1, false],
    [3, false],
    [4, true],
  ])('%i red flags: found %s', (count, isFound) => {
    const [flag] = rubric().redFlags
    const redFlags = Array.from({ length: count }, () => flag as Rubric['redFlags'][number])
    expect(faults({ redFlags }).includes('red-flag-count')).toBe(isFound)
  })
  test('somebody has a stake', () => expect(faults({ stakeholders: [] })).toEqual(['no-stakeholder']))
})

describe('key points', () => {
  test('each has an id of its own', () => {
    const found = checkRubric(rubric({ keyPoints: [point('a'), point('b'), point(' a '), point(''), point('c')] }))
    expect(found).toEqual([
      { fault: 'id-twice', path: 'keyPoints.2', term: 'a' },
      { fault: 'id-missing', path: 'keyPoints.3' },
    ])
  })
  test('each says the same in both languages', () => {
    const half = point('a', {
      text: { fr: 'Oui.', en: ' ' },
      any: { fr: [], en: ['one on one', 'aside', 'in private'] },
    })
    expect(checkRubric(rubric({ keyPoints: [half, ...points(4)] }))).toEqual([
      { fault: 'terms-missing', path: 'keyPoints.0', language: 'fr' },
      { fault: 'text-missing', path: 'keyPoints.0', language: 'en' },
    ])
  })
  test('no strong term is one common word; as a weak one it may be', () => {
    const any = { fr: ['Aider', 'en privé', 'à part'], en: ['HELP', 'in private', 'aside'] }
    const keyPoints = [point('a', { any, weak: terms('help', 'aider') }), ...points(4)]
    expect(checkRubric(rubric({ keyPoints }))).toEqual([
      { fault: 'common-word', path: 'keyPoints.0', language: 'fr', term: 'Aider' },
      { fault: 'common-word', path: 'keyPoints.0', language: 'en', term: 'HELP' },
    ])
  })
})

test('a red flag has terms and a message in both languages', () => {
  const redFlags = [{ any: { fr: ['je crierais'], en: ['the'] }, message: { fr: '', en: 'Shouting.' } }]
  expect(checkRubric(rubric({ redFlags }))).toEqual([
    { fault: 'text-missing', path: 'redFlags.0', language: 'fr' },
    { fault: 'common-word', path: 'redFlags.0', language: 'en', term: 'the' },
  ])
})

test.each([
  ['aider', 'fr', true],
  ['À', 'fr', true],
  ['aider Samir', 'fr', false],
  ['falsifi', 'fr', false],
  ['help', 'en', true],
  ['help', 'fr', false],
  ['coworker', 'en', false],
] as const)('%s (%s) is a common word: %s', (term, language, is) => expect(isCommonWord(term, language)).toBe(is))
