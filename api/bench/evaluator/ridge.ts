/** A sparse row: distinct columns and their values. */
export interface Sparse {
  columns: Int32Array
  values: Float64Array
}
/** Texts of one kind, with a base of their own: whole answers, their sentences, and sentences that stand alone. */
const GROUPS = ['answers', 'sentences', 'alone'] as const
export type Group = (typeof GROUPS)[number]
export interface Row {
  of: Sparse
  target: number
  /** The row's weight relative to other rows. */
  weight: number
  /** The kind of text; none for the difference of two texts, in which the base cancels out. */
  group?: Group
}

const dot = ({ columns, values }: Sparse, dense: Float64Array) => {
  let sum = 0
  for (let k = 0; k < columns.length; k++) sum += (values[k] as number) * (dense[columns[k] as number] as number)
  return sum
}

function addTo(dense: Float64Array, { columns, values }: Sparse, times: number): void {
  for (let k = 0; k < columns.length; k++) {
    const c = columns[k] as number
    dense[c] = (dense[c] as number) + times * (values[k] as number)
  }
}
const inner = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
/** The length of the residual, as a share of that of the target, at which the solution is exact enough. */
const RESIDUAL = 1e-8
const STEPS_MOST = 5000
/**
 * Solves a symmetric positive definite system by conjugate gradients (Hestenes and Stiefel, 1952): `times` multiplies the
 * matrix with a vector. Throws where the residual stays too large.
 */
function conjugateGradients(times: (vector: Float64Array) => Float64Array, target: Float64Array): Float64Array {
  const solution = new Float64Array(target.length)
  const residual = Float64Array.from(target)
  const direction = Float64Array.from(target)
  let square = inner(residual, residual)
  const enough = square * RESIDUAL ** 2
  for (let step = 0; square > enough; step++) {
    if (step === STEPS_MOST) throw new Error('the conjugate gradients do not converge')
    const product = times(direction)
    const along = square / inner(direction, product)
    for (let i = 0; i < solution.length; i++) {
      solution[i] = (solution[i] as number) + along * (direction[i] as number)
      residual[i] = (residual[i] as number) - along * (product[i] as number)
    }
    const before = square
    square = inner(residual, residual)
    for (let i = 0; i < direction.length; i++)
      direction[i] = (residual[i] as number) + (square / before) * (direction[i] as number)
  }
  return solution
}

/** The mean row and the mean target of some rows, and the spread of each column. */
function middleOf(rows: readonly Row[], columns: number) {
  const mean = new Float64Array(columns)
  const square = new Float64Array(columns)
  for (const { of } of rows)
    of.columns.forEach((c, k) => {
      const v = of.values[k] as number
      mean[c] = (mean[c] as number) + v / rows.length
      square[c] = (square[c] as number) + (v * v) / rows.length
    })
  const target = rows.reduce((sum, row) => sum + row.target, 0) / Math.max(1, rows.length)
  const spread = square.map((s, c) => Math.sqrt(Math.max(0, s - (mean[c] as number) ** 2)))
  return { mean, target, spread }
}

/**
 * Ridge regression in its dual form: as many unknowns as rows. Rows of a group are centred on its mean. Returns a weight
 * per column, and for the group `answers` the base and each column's spread.
 */
export function ridge(rows: readonly Row[], columns: number, penalty: number) {
  const middle = (of: Group) =>
    middleOf(
      rows.filter(({ group }) => group === of),
      columns,
    )
  const middles = { answers: middle('answers'), sentences: middle('sentences'), alone: middle('alone') }
  const roots = rows.map(({ weight }) => Math.sqrt(weight))
  /** The weights that follow from the unknowns. */
  const weightsOf = (unknowns: Float64Array) => {
    const weights = new Float64Array(columns)
    const totals: Record<Group, number> = { answers: 0, sentences: 0, alone: 0 }
    rows.forEach(({ of, group }, i) => {
      const by = (unknowns[i] as number) * (roots[i] as number)
      if (group) totals[group] += by
      addTo(weights, of, by)
    })
    for (const group of GROUPS) {
      const { mean } = middles[group]
      for (let c = 0; c < columns; c++) weights[c] = (weights[c] as number) - totals[group] * (mean[c] as number)
    }
    return weights
  }
  const times = (vector: Float64Array) => {
    const weights = weightsOf(vector)
    const shiftOf = (group: Group) => inner(weights, middles[group].mean)
    const shifts = { answers: shiftOf('answers'), sentences: shiftOf('sentences'), alone: shiftOf('alone') }
    return Float64Array.from(rows, ({ of, group }, i) => {
      const predicted = dot(of, weights) - (group ? shifts[group] : 0)
      return predicted * (roots[i] as number) + penalty * (vector[i] as number)
    })
  }
  const target = Float64Array.from(
    rows,
    (row, i) => (roots[i] as number) * (row.target - (row.group ? middles[row.group].target : 0)),
  )
  const weights = weightsOf(conjugateGradients(times, target))
  const { mean, target: base, spread } = middles.answers
  return { weights, base: base - inner(weights, mean), spread }
}
