/** Letters from a to z have the codes 1 to 26, all other characters 0. */
const LETTERS = 27
const codeOf = (text: string, at: number) => {
  const letter = text.charCodeAt(at) - 96
  return letter > 0 && letter < LETTERS ? letter : 0
}

/** The runs of three characters of a folded text, as numbers, one for each place, in order. */
export function trigramsOf(text: string): number[] {
  const trigrams: number[] = []
  for (let i = 0; i + 2 < text.length; i++)
    trigrams.push((codeOf(text, i) * LETTERS + codeOf(text, i + 1)) * LETTERS + codeOf(text, i + 2))
  return trigrams
}

/** Marks with 1 each run of three characters that occurs in a text: a word without one of its runs is not in the text. */
export function trigramMarks(text: string): Uint8Array {
  const marks = new Uint8Array(LETTERS ** 3)
  for (const trigram of trigramsOf(text)) marks[trigram] = 1
  return marks
}
