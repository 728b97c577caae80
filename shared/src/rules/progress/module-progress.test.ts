import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ModuleState } from '../../model/module-progress.ts'
import {
  EMPTY_MODULE_STATE,
  mergeModuleStates,
  modulePercent,
  moduleStatus,
  moduleView,
  stampAfter,
  startPageIndex,
  totalSeconds,
} from './module-progress.ts'

const state = (over: Partial<ModuleState>): ModuleState => ({ ...EMPTY_MODULE_STATE, ...over })

describe('percent and status', () => {
  test.each([
    [0, 6, 0, 'not_started'],
    [1, 6, 17, 'in_progress'],
    [5, 6, 83, 'in_progress'],
    [6, 6, 100, 'completed'],
    [9, 6, 100, 'completed'],
    [1, 1, 100, 'completed'],
    [1, 200, 1, 'in_progress'],
    [1, 0, 0, 'not_started'],
  ])('page %i of %i is %i %%, %s', (page, count, percent, status) => {
    expect(modulePercent(page, count)).toBe(percent)
    expect(moduleStatus(percent)).toBe(status)
  })
  test.each([
    [0, 6, 0],
    [1, 6, 0],
    [4, 6, 3],
    [6, 6, 5],
    [7, 6, 5],
    [3, 0, 0],
  ])('saved page %i of %i opens index %i', (saved, count, index) => {
    expect(startPageIndex(saved, count)).toBe(index)
  })
  test('looking back does not undo a completed module', () => {
    expect(moduleView(state({ currentPage: 1, lastPage: 6, seconds: { a: 10, b: 5 } }), 6)).toEqual({
      currentPage: 1,
      lastPage: 6,
      totalTimeSeconds: 15,
      progressPercentage: 100,
      status: 'completed',
    })
  })
})

describe('merging two devices', () => {
  test('the furthest page, the latest current page, each device its own time', () => {
    const a = state({ currentPage: 5, currentAt: 10, currentDevice: 'a', lastPage: 5, seconds: { a: 100, b: 20 } })
    const b = state({ currentPage: 2, currentAt: 20, currentDevice: 'b', lastPage: 3, seconds: { a: 60, b: 40 } })
    expect(mergeModuleStates(a, b)).toEqual(
      state({ currentPage: 2, currentAt: 20, currentDevice: 'b', lastPage: 5, seconds: { a: 100, b: 40 } }),
    )
  })
  test('a reset wins over everything before it', () => {
    const reset = state({ epoch: 1 })
    expect(mergeModuleStates(state({ lastPage: 6, currentPage: 6, seconds: { a: 900 } }), reset)).toEqual(reset)
  })
  test('a write is stamped after what was seen, even by a clock that is days behind', () => {
    expect(stampAfter(state({ currentAt: 1_000 }), 5)).toBe(1_001)
    expect(stampAfter(state({ currentAt: 1_000 }), 2_000)).toBe(2_000)
  })

  const arbitrary = fc.record({
    epoch: fc.nat({ max: 2 }),
    currentPage: fc.nat({ max: 8 }),
    currentAt: fc.nat({ max: 4 }),
    currentDevice: fc.constantFrom('', 'a', 'b'),
    lastPage: fc.nat({ max: 8 }),
    seconds: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat({ max: 100 })),
  })
  test('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, arbitrary, (a, b, c) => {
        expect(mergeModuleStates(a, b)).toEqual(mergeModuleStates(b, a))
        expect(mergeModuleStates(mergeModuleStates(a, b), c)).toEqual(mergeModuleStates(a, mergeModuleStates(b, c)))
        expect(mergeModuleStates(a, a)).toEqual(a)
        expect(totalSeconds(mergeModuleStates(a, b))).toBeGreaterThanOrEqual(a.epoch >= b.epoch ? totalSeconds(a) : 0)
      }),
    )
  })
})
