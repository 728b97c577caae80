import { type TextStyle, textLines } from './text-lines'

/** Width of a drawing in its own units: the room in pixels that a figure has on a phone of 360 px. */
export const WIDTH = 296
const SIZE = 14
export const LINE = 19
/** The distance from the top of a line to its baseline. */
const BASELINE = 14

export const PLAIN: TextStyle = { size: SIZE }
export const BOLD: TextStyle = { size: SIZE, isBold: true }

/** A part of a drawing, with its height for the placement of the part below. */
export interface Drawn {
  height: number
  part: React.ReactNode
}

/** A text in lines from (`x`, `y`), its upper left corner, to the right edge of the drawing or of `width`. */
export function drawnText(
  text: string,
  { x, y, width = WIDTH - x, style = PLAIN }: { x: number; y: number; width?: number; style?: TextStyle },
): Drawn {
  // Two percent of the width are spare, because the widths of characters are rounded here and again by browsers.
  const lines = textLines(text, width * 0.98, style)
  return {
    height: lines.length * LINE,
    part: (
      <text className={style.isBold ? 'bold' : undefined}>
        {lines.map((line, i) => (
          <tspan key={line} x={x} y={y + BASELINE + i * LINE}>
            {line}{' '}
          </tspan>
        ))}
      </text>
    ),
  }
}
