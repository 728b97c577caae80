// Matrices of learned numbers as they are written in source files: one letter for each number.
import { NUMBER_OF, UNITS_MOST } from '../rating/regression-trees.ts'

export interface PackedMatrix {
  columns: number
  /** The value of one unit. */
  unit: number
  /** The numbers in units, row by row: the letter in the middle of `LETTERS` stands for 0. */
  letters: string
}

/** The numbers of a matrix, row by row. Throws where a letter is none of `LETTERS`, or where a row is not whole. */
export function openMatrix({ columns, unit, letters }: PackedMatrix): Float32Array {
  if (letters.length % columns !== 0) throw new Error(`${letters.length} numbers do not fill rows of ${columns}`)
  return Float32Array.from(letters, (letter) => {
    const number = NUMBER_OF.get(letter)
    if (number === undefined) throw new Error(`“${letter}” stands for no number`)
    return (number - UNITS_MOST) * unit
  })
}
