import type { Sparse } from './ridge.ts'

/** A sparse row with its true outcome and its weight. */
export interface SparseObserved {
  of: Sparse
  isTrue: boolean
  weight: number
}

const NEWTON_STEPS = 12
const CONJUGATE_STEPS = 25
const STILL = 1e-4

/** The weights by column, and the base, of a logistic regression. */
export interface SparseFit {
  base: number
  weights: Float64Array
}

/**
 * Logistic regression on sparse rows with a penalty on the squared weights; the base bears none. Newton's method, in
 * which each step is found by conjugate gradients, so that no matrix of the columns is needed.
 */
export function fitSparse(rows: readonly SparseObserved[], columns: number, penalty: number): SparseFit {
  // The last entry of each vector belongs to the base.
  const size = columns + 1
  const times = (vector: Float64Array) =>
    Float64Array.from(rows, ({ of }) => {
      let sum = vector[columns] as number
      for (let k = 0; k < of.columns.length; k++)
        sum += (of.values[k] as number) * (vector[of.columns[k] as number] as number)
      return sum
    })
  /** The sum of the rows, each times its entry of `by`, plus the penalty's part for `vector`. */
  const combined = (by: Float64Array, vector: Float64Array) => {
    const sum = new Float64Array(size)
    rows.forEach(({ of }, i) => {
      const factor = by[i] as number
      for (let k = 0; k < of.columns.length; k++) {
        const c = of.columns[k] as number
        sum[c] = (sum[c] as number) + factor * (of.values[k] as number)
      }
      sum[columns] = (sum[columns] as number) + factor
    })
    for (let c = 0; c < columns; c++) sum[c] = (sum[c] as number) + penalty * (vector[c] as number)
    return sum
  }
  const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * (b[i] as number), 0)
  const plus = (a: Float64Array, b: Float64Array, by: number) => a.map((value, i) => value + by * (b[i] as number))
  const lossOf = (at: Float64Array, margins: Float64Array) =>
    rows.reduce((sum, { isTrue, weight }, i) => {
      const margin = (isTrue ? -1 : 1) * (margins[i] as number)
      return sum + weight * (Math.max(0, margin) + Math.log1p(Math.exp(-Math.abs(margin))))
    }, 0) +
    (penalty / 2) * (dot(at, at) - (at[columns] as number) ** 2)

  let at: Float64Array = new Float64Array(size)
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const margins = times(at)
    const likely = margins.map((margin) => 1 / (1 + Math.exp(-margin)))
    const gradient = combined(
      Float64Array.from(rows, ({ isTrue, weight }, i) => weight * ((likely[i] as number) - Number(isTrue))),
      at,
    )
    const slopes = Float64Array.from(
      rows,
      ({ weight }, i) => weight * (likely[i] as number) * (1 - (likely[i] as number)),
    )
    let direction: Float64Array = new Float64Array(size)
    let rest: Float64Array = gradient.map((value) => -value)
    let search = rest
    let square = dot(rest, rest)
    const first = square
    for (let k = 0; k < CONJUGATE_STEPS && square > STILL * first; k++) {
      const along = times(search)
      const curved = combined(
        along.map((value, i) => value * (slopes[i] as number)),
        search,
      )
      const by = square / dot(search, curved)
      direction = plus(direction, search, by)
      rest = plus(rest, curved, -by)
      const next = dot(rest, rest)
      search = plus(rest, search, next / square)
      square = next
    }
    const loss = lossOf(at, margins)
    let share = 1
    let to = plus(at, direction, share)
    while (share > STILL && lossOf(to, times(to)) > loss) {
      share /= 2
      to = plus(at, direction, share)
    }
    const gain = loss - lossOf(to, times(to))
    at = to
    if (gain < STILL * Math.max(1, loss)) break
  }
  return { base: at[columns] as number, weights: at.subarray(0, columns) }
}
