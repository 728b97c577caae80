import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type JudgementResponse, justificationBonus, scoreJudgement, scoreScenario } from './situational-judgement.ts'

const scenario = { id: 's1', correctAnswer: '2' } as const
/**
 * A justification of more than fifty characters. Its characters 25, 49 and 50 are letters, so that a cut there loses no
 * space.
 */
const REASON = 'Parce que chacune peut dire ce qui compte vraiment pour elle.'
const response = (choice: string, justification = ''): JudgementResponse => ({ choice, justification, time: 1200 })

test.each([
  ['', 0],
  ['   \n ', 0],
  ['x', 0.02],
  [REASON.slice(0, 25), 0.5],
  [REASON.slice(0, 49), 0.98],
  [REASON.slice(0, 50), 1],
  [REASON, 1],
  [`  ${REASON.slice(0, 49)}  `, 0.98],
  // Repeated characters and words earn little, a string that is no word earns half at most.
  ['a'.repeat(25), 0.04],
  ['a '.repeat(25), 0.06],
  ['encore '.repeat(20), 0.26],
  ['qwertyuiopasdfghjklzxcvbnm'.repeat(3), 0.5],
])('a justification of %j earns %f', (text, bonus) => {
  expect(justificationBonus(text)).toBe(bonus)
})

describe('a scenario', () => {
  test.each([
    ['2', '', 2, 0],
    ['2', REASON, 2, 1],
    ['0', REASON, 0, 1],
    ['1', '', 0, 0],
    ['', REASON, 0, 0],
  ])('with the choice %j and the reason %j', (choice, justification, optionScore, bonus) => {
    expect(scoreScenario(scenario, response(choice, justification))).toEqual({
      id: 's1',
      choice,
      optionScore,
      justificationBonus: bonus,
      time: 1200,
    })
  })

  test('without a response earns nothing', () => {
    expect(scoreScenario(scenario, undefined)).toMatchObject({ choice: '', optionScore: 0, justificationBonus: 0 })
  })
})

const scenarios = ['a', 'b', 'c', 'd'].map((id) => ({ id, correctAnswer: '1' as const }))

test('four best options with four reasons are twelve points', () => {
  const responses = Object.fromEntries(scenarios.map(({ id }) => [id, response('1', REASON)]))
  expect(scoreJudgement(scenarios, responses).totalScore).toBe(12)
})

test('the total is the sum of its scenarios, from 0 to 12, to the hundredth', () => {
  const responses = fc.array(
    fc.record({ choice: fc.constantFrom('', '0', '1', '2', '3'), justification: fc.string(), time: fc.nat() }),
    { minLength: 4, maxLength: 4 },
  )
  fc.assert(
    fc.property(responses, (all) => {
      const given = Object.fromEntries(scenarios.map(({ id }, i) => [id, all[i] ?? response('')]))
      const { totalScore, details } = scoreJudgement(scenarios, given)
      const sum = details.reduce((total, one) => total + one.optionScore + one.justificationBonus, 0)
      expect(Math.abs(totalScore - sum)).toBeLessThan(0.005)
      expect(totalScore >= 0 && totalScore <= 12).toBe(true)
      expect(Math.round(totalScore * 100) / 100).toBe(totalScore)
    }),
  )
})
