import { expect, test } from 'vitest'
import { makeScenario } from '../../testing/make.ts'
import { trialScenario } from './trial-scenario.ts'

const easy = { format: 'typed', kind: 'situational', difficulty: 'beginner' } as const
test.each([
  [
    'the first typed situation for beginners',
    [
      { id: 'a', ...easy, format: 'video' },
      { id: 'b', ...easy, kind: 'policy' },
      { id: 'c', ...easy },
      { id: 'd', ...easy },
    ],
    'c',
  ],
  [
    'otherwise the first typed one',
    [
      { id: 'a', ...easy, format: 'video' },
      { id: 'b', ...easy, difficulty: 'advanced' },
      { id: 'c', ...easy, kind: 'policy' },
    ],
    'b',
  ],
  [
    'never one in a single language',
    [
      { id: 'a', ...easy, content: { fr: 'Texte', en: ' ' } },
      { id: 'b', ...easy },
    ],
    'b',
  ],
  [
    'never one with another number of questions',
    [
      { id: 'a', ...easy, questions: [] },
      { id: 'b', ...easy },
    ],
    'b',
  ],
  ['none where all are spoken', [{ id: 'a', ...easy, format: 'video' }], undefined],
  ['none where there is none', [], undefined],
] as const)('%s', (_, some, id) => {
  expect(trialScenario(some.map((one) => makeScenario(one as never)))?.id).toBe(id)
})
