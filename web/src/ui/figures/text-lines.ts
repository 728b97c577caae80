/** Widths of the characters of the interface's font at weight 400, in hundredths of its size. */
const WIDTHS: Record<number, string> = {
  18: '’',
  22: '.,;:',
  24: "'",
  26: ' \u00a0',
  28: 'ijlîï',
  32: '![]',
  34: '()/',
  36: 'f-',
  38: 'r',
  40: 't“”"',
  46: 'IÎ',
  50: 'csvyzçÿ?«»',
  52: 'x',
  54: 'akàâ',
  56: 'eéèêëL',
  58: 'bdgopqôFJT',
  62: 'ESYZÉÈÊ',
  64: 'BCKPVXÇ',
  66: 'ARÀÂ…&',
  70: 'DGU',
  72: 'OQÔ',
  74: 'wHN',
  84: 'M→',
  86: 'æ',
  88: 'mœ',
  94: '%',
  96: 'WŒ',
}
const OTHER = 0.6
const widthOf = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width) / 100]),
  ),
)
/** Characters at weight 600 are wider by about this factor. */
const BOLD = 1.05

export interface TextStyle {
  /** Font size in the units of the drawing. */
  size: number
  isBold?: boolean
}

/** The width of a text in the units of the drawing, within a few percent. */
export function textWidth(text: string, { size, isBold = false }: TextStyle): number {
  let width = 0
  for (const character of text) width += widthOf.get(character) ?? OTHER
  return width * size * (isBold ? BOLD : 1)
}

export interface Piece {
  text: string
  isMarked: boolean
}
/** Cuts a text at its asterisks: `I *would ask* first` has one marked piece. */
const piecesOf = (text: string): Piece[] =>
  text
    .split('*')
    .map((piece, i) => ({ text: piece, isMarked: i % 2 === 1 }))
    .filter((piece) => piece.text !== '')

/**
 * Breaks a text with marks into lines of at most `width`, each as its pieces from left to right. A line breaks at
 * ordinary spaces only; a longer word has a line of its own.
 */
export function markedLines(text: string, width: number, style: TextStyle): Piece[][] {
  // A word may have a marked and an unmarked piece, as in `*asked*, then`; `space` is the one before it.
  const words: { space: Piece; pieces: Piece[] }[] = []
  const begin = (isMarked: boolean) => words.push({ space: { text: ' ', isMarked }, pieces: [] })
  begin(false)
  for (const { text: piece, isMarked } of piecesOf(text))
    for (const [i, part] of piece.split(' ').entries()) {
      if (i > 0) begin(isMarked)
      if (part !== '') words.at(-1)?.pieces.push({ text: part, isMarked })
    }
  const lines: Piece[][] = []
  const add = (line: Piece[], { text: more, isMarked }: Piece) => {
    const last = line.at(-1)
    if (last?.isMarked === isMarked) last.text += more
    else line.push({ text: more, isMarked })
  }
  const lineWidth = (line: readonly Piece[]) => textWidth(line.map((piece) => piece.text).join(''), style)
  for (const { space, pieces } of words.filter((word) => word.pieces.length > 0)) {
    const line = lines.at(-1)
    if (line && lineWidth([...line, space, ...pieces]) <= width)
      for (const piece of [space, ...pieces]) add(line, piece)
    else lines.push(pieces.map((piece) => ({ ...piece })))
  }
  return lines
}

/** Breaks a text without marks into lines of at most `width`. */
export const textLines = (text: string, width: number, style: TextStyle): string[] =>
  markedLines(text, width, style).map((line) => line.map((piece) => piece.text).join(''))
