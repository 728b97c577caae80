/**
 * Solves `matrix · x = right` for each right side, by Cholesky's factorization. The matrix is given by its rows; it is
 * symmetric and positive definite, and only its lower triangle is read. It and the right sides are overwritten, the
 * right sides with the solutions.
 */
export function solveAll(matrix: readonly Float64Array[], rights: readonly Float64Array[]): void {
  // The lower triangle becomes the factor L of matrix = L · Lᵀ.
  for (const [i, row] of matrix.entries())
    for (let j = 0; j <= i; j++) {
      const other = matrix[j] as Float64Array
      let sum = row[j] as number
      for (let k = 0; k < j; k++) sum -= (row[k] as number) * (other[k] as number)
      row[j] = i === j ? Math.sqrt(sum) : sum / (other[j] as number)
    }
  for (const x of rights) {
    for (const [i, row] of matrix.entries()) {
      let sum = x[i] as number
      for (let k = 0; k < i; k++) sum -= (row[k] as number) * (x[k] as number)
      x[i] = sum / (row[i] as number)
    }
    for (let i = matrix.length - 1; i >= 0; i--) {
      const row = matrix[i] as Float64Array
      const found = (x[i] as number) / (row[i] as number)
      x[i] = found
      for (let k = 0; k < i; k++) x[k] = (x[k] as number) - (row[k] as number) * found
    }
  }
}
