/**
 * Solves `matrix · x = right` for each right side. The matrix, `size` × `size` by rows, is symmetric and positive
 * definite, and only its lower triangle is read; it and the right sides are overwritten, the right sides with the solutions.
 */
export function solveAll(matrix: Float64Array, size: number, rights: readonly Float64Array[]): void {
  const at = (row: number, column: number) => matrix[row * size + column] as number
  // The lower triangle becomes the factor L of matrix = L · Lᵀ.
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / at(j, j)
    }
  for (const x of rights) {
    for (let i = 0; i < size; i++) {
      let sum = x[i] as number
      for (let k = 0; k < i; k++) sum -= at(i, k) * (x[k] as number)
      x[i] = sum / at(i, i)
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = x[i] as number
      for (let k = i + 1; k < size; k++) sum -= at(k, i) * (x[k] as number)
      x[i] = sum / at(i, i)
    }
  }
}
