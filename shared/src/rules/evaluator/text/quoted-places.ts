/**
 * Marks the quoted characters. Quotation marks are paired by paragraph; a paragraph with an unclosed one counts as not
 * quoted.
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
