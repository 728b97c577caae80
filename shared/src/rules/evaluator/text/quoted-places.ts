/**
 * Marks the quoted characters and their opening quotation mark. Quotation marks are paired within a paragraph; the last
 * one of an odd number quotes nothing.
 */
export function quotedPlaces(text: string): Uint8Array {
  const quoted = new Uint8Array(text.length)
  let from = 0
  for (const paragraph of text.split('\n')) {
    const marks: number[] = []
    for (let i = paragraph.indexOf('"'); i !== -1; i = paragraph.indexOf('"', i + 1)) marks.push(from + i)
    for (let k = 0; k + 1 < marks.length; k += 2) quoted.fill(1, marks[k], marks[k + 1])
    from += paragraph.length + 1
  }
  return quoted
}
