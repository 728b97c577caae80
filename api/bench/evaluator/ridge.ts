import { solveAll } from 'shared/rules/evaluator/key-points/cholesky'

/** A sparse row: distinct columns and their values. */
export interface Sparse {
  columns: Int32Array
  values: Float64Array
}
/** A row with its target value; `isDifference` for the difference of two rows, in which the base cancels out. */
export interface Row {
  of: Sparse
  target: number
  /** The row's weight relative to other rows. */
  weight: number
  isDifference: boolean
}

const dot = ({ columns, values }: Sparse, dense: Float64Array) => {
  let sum = 0
  for (let k = 0; k < columns.length; k++) sum += (values[k] as number) * (dense[columns[k] as number] as number)
  return sum
}

/**
 * Ridge regression in its dual form: as many unknowns as rows. Returns a weight per column, the base, and each column's
 * spread.
 */
export function ridge(rows: readonly Row[], columns: number, penalty: number) {
  const whole = rows.filter(({ isDifference }) => !isDifference)
  const mean = new Float64Array(columns)
  const square = new Float64Array(columns)
  for (const { of } of whole)
    of.columns.forEach((c, k) => {
      const v = of.values[k] as number
      mean[c] = (mean[c] as number) + v / whole.length
      square[c] = (square[c] as number) + (v * v) / whole.length
    })
  const average = whole.reduce((sum, { target }) => sum + target, 0) / whole.length
  const meanSquare = mean.reduce((sum, m) => sum + m * m, 0)
  const meanDot = rows.map(({ of }) => dot(of, mean))
  const roots = rows.map(({ weight }) => Math.sqrt(weight))
  // Whole rows are centred on the mean, which already cancels out in a difference.
  const centred = rows.map(({ isDifference }) => (isDifference ? 0 : 1))
  const dense = new Float64Array(columns)
  const gram = rows.map(({ of }, i) => {
    of.columns.forEach((c, k) => {
      dense[c] = of.values[k] as number
    })
    const line = new Float64Array(i + 1)
    const ci = centred[i] as number
    for (let j = 0; j <= i; j++) {
      const cj = centred[j] as number
      const product =
        dot((rows[j] as Row).of, dense) -
        cj * (meanDot[i] as number) -
        ci * (meanDot[j] as number) +
        ci * cj * meanSquare
      line[j] = product * (roots[i] as number) * (roots[j] as number) + (i === j ? penalty : 0)
    }
    for (const c of of.columns) dense[c] = 0
    return line
  })
  const alpha = Float64Array.from(
    rows,
    (row, i) => (roots[i] as number) * (row.target - (row.isDifference ? 0 : average)),
  )
  solveAll(gram, [alpha])
  const weights = new Float64Array(columns)
  let total = 0
  rows.forEach(({ of, isDifference }, i) => {
    const a = (alpha[i] as number) * (roots[i] as number)
    if (!isDifference) total += a
    of.columns.forEach((c, k) => {
      weights[c] = (weights[c] as number) + a * (of.values[k] as number)
    })
  })
  for (let c = 0; c < columns; c++) weights[c] = (weights[c] as number) - total * (mean[c] as number)
  const base = average - weights.reduce((sum, w, c) => sum + w * (mean[c] as number), 0)
  const spread = square.map((s, c) => Math.sqrt(Math.max(0, s - (mean[c] as number) ** 2)))
  return { weights, base, spread }
}
