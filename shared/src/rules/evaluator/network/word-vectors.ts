import { phraseNumber, readGaps } from '../phrase-model.ts'
import { openMatrix, type PackedMatrix } from './packed-matrix.ts'
import { namesOf } from './tokens.ts'

/** The vectors of the tokens of a language, as they are written down. */
export interface PackedVectors {
  /** The hashes of the tokens, and of families of rare ones, in ascending order: see `readGaps`. */
  gaps: string
  /** A row for each token, in the order of their hashes. */
  vectors: PackedMatrix
}
/** Returns the vector of a token, or that of the rare words with its beginning; none where neither is known. */
export type WordVectors = (token: string) => Float32Array | undefined

export function openVectors({ gaps, vectors }: PackedVectors): WordVectors {
  const all = openMatrix(vectors)
  const rows = new Map(
    readGaps(gaps).map((number, i) => [number, all.subarray(i * vectors.columns, (i + 1) * vectors.columns)]),
  )
  return (token) => {
    for (const name of namesOf(token)) {
      const row = rows.get(phraseNumber(name))
      if (row) return row
    }
    return undefined
  }
}
