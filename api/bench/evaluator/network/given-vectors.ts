// What is known of words before anything is learned: their vectors from elsewhere. See word-vectors/README.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'

/** Numbers of a given vector. */
export const GIVEN = 32
const FOLDER = join(import.meta.dirname, '../word-vectors')
const rowsOf = (name: string) =>
  readFileSync(join(FOLDER, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [word: string, given: string])

function english(): Map<string, Float32Array> {
  const rows = rowsOf('english.tsv').map(
    ([word, given]) => [word, Float32Array.from(new Int8Array(Buffer.from(given, 'base64')))] as const,
  )
  // Scaled so that a number has the standard deviation 1, as the weights of a layer expect.
  const squares = rows.reduce((sum, [, vector]) => sum + vector.reduce((own, value) => own + value * value, 0), 0)
  const deviation = Math.sqrt(squares / (rows.length * GIVEN))
  return new Map(rows.map(([word, vector]) => [word, vector.map((value) => value / deviation)]))
}
const middleOf = (vectors: readonly Float32Array[]) =>
  Float32Array.from({ length: GIVEN }, (_, i) => vectors.reduce((sum, one) => sum + (one[i] ?? 0), 0) / vectors.length)

/**
 * Returns the vector of a token of a language: of a French word the mean of those of the English words that translate it.
 * None where nothing is known of the token.
 */
export function givenVectors(): (language: Language, token: string) => Float32Array | undefined {
  const known = english()
  const translations = new Map(rowsOf('french.tsv').map(([word, given]) => [word, given.split(' ')]))
  return (language, token) => {
    // Numbers and punctuation marks are the same in both languages.
    const isTranslated = language === 'fr' && /[a-z]/.test(token)
    const words = isTranslated ? (translations.get(token) ?? []) : [token]
    const vectors = words.flatMap((word) => known.get(word) ?? [])
    return vectors.length === 0 ? undefined : middleOf(vectors)
  }
}
