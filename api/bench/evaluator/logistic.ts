import { likelihood } from 'shared/rules/evaluator/key-points/model'

/** A row of features, the first of them 1, with its true outcome and its weight. */
export interface Observed {
  values: readonly number[]
  isTrue: boolean
  weight: number
}

/** Solves A x = b by elimination. It needs no pivoting, because A is positive definite. */
function solved(a: readonly number[][], b: readonly number[]): number[] {
  const rows = a.map((row, i) => [...row, b[i] ?? 0])
  const size = rows.length
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 0; i < size; i++)
    for (let k = i + 1; k < size; k++) {
      const by = at(k, i) / at(i, i)
      rows[k] = (rows[k] ?? []).map((value, j) => value - by * at(i, j))
    }
  const x = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    let rest = at(i, size)
    for (let k = i + 1; k < size; k++) rest -= at(i, k) * (x[k] ?? 0)
    x[i] = rest / at(i, i)
  }
  return x
}

/** Rows with weights by which the true ones together count as much as the others. */
export function balanced<T extends Observed>(rows: readonly T[]): T[] {
  const total = (isTrue: boolean) =>
    rows.filter((row) => row.isTrue === isTrue).reduce((sum, { weight }) => sum + weight, 0)
  const [of, others] = [total(true), total(false)]
  const half = (of + others) / 2
  return rows.map((row) => ({ ...row, weight: (row.weight * half) / (row.isTrue ? of : others) }))
}

const STEPS_MOST = 30
const STILL = 1e-6
/** Logistic regression by Newton's method; the first weight, the base, bears no penalty. */
export function fitLogistic(rows: readonly Observed[], penalty: number): number[] {
  const size = rows[0]?.values.length ?? 0
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS_MOST; step++) {
    const gradient = weights.map((weight, j) => (j === 0 ? 0 : -penalty * weight))
    const curvature = weights.map((_, j) => weights.map((_, k) => (j === k ? (j === 0 ? STILL : penalty) : 0)))
    for (const { values, isTrue, weight } of rows) {
      const likely = likelihood(values, weights)
      const [error, slope] = [weight * (Number(isTrue) - likely), weight * likely * (1 - likely)]
      values.forEach((value, j) => {
        gradient[j] = (gradient[j] ?? 0) + error * value
        const line = curvature[j] ?? []
        values.forEach((other, k) => {
          line[k] = (line[k] ?? 0) + slope * value * other
        })
      })
    }
    const change = solved(curvature, gradient)
    weights = weights.map((weight, j) => weight + (change[j] ?? 0))
    if (Math.max(...change.map(Math.abs)) < STILL) break
  }
  return weights
}
