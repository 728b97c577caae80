import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solveAll } from './cholesky.ts'

test('a system of two equations has its solution', () => {
  // 4x + 2y = 10 and 2x + 3y = 9
  const right = Float64Array.of(10, 9)
  solveAll([Float64Array.of(4, 2), Float64Array.of(2, 3)], [right])
  expect(right[0]).toBeCloseTo(1.5, 12)
  expect(right[1]).toBeCloseTo(2, 12)
})

test('the matrix times each solution is its right side', () => {
  const number = fc.double({ min: -3, max: 3, noNaN: true })
  const sized = fc.integer({ min: 1, max: 8 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      root: fc.array(number, { minLength: size * size, maxLength: size * size }),
      rights: fc.array(fc.array(number, { minLength: size, maxLength: size }), { minLength: 1, maxLength: 3 }),
    }),
  )
  fc.assert(
    fc.property(sized, ({ size, root, rights }) => {
      // A matrix times its transpose, with 1 added on the diagonal, is symmetric and positive definite.
      const line = (r: number) => root.slice(r * size, (r + 1) * size)
      const matrix = Array.from({ length: size }, (_, i) =>
        Array.from({ length: size }, (_, j) =>
          line(i).reduce((sum, one, k) => sum + one * (line(j)[k] ?? 0), i === j ? 1 : 0),
        ),
      )
      const solved = rights.map((right) => Float64Array.from(right))
      // Nothing above the diagonal is read.
      const lower = matrix.map((row, i) => Float64Array.from(row, (value, j) => (j > i ? Number.NaN : value)))
      solveAll(lower, solved)
      solved.forEach((x, r) => {
        for (let i = 0; i < size; i++) {
          const product = x.reduce((sum, one, k) => sum + one * (matrix[i]?.[k] ?? 0), 0)
          expect(product).toBeCloseTo(rights[r]?.[i] ?? Number.NaN, 6)
        }
      })
    }),
  )
})
