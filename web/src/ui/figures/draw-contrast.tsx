import type { Language } from 'shared/model/bilingual'
import type { FigureOf } from 'shared/model/content/figure'
import { BOLD, type Drawn, drawnText, LINE, PLAIN, WIDTH } from './drawn-text'
import { markedLines, textWidth } from './text-lines'

const PADDING = 12

/** A text whose marked words are underlined: dashed where they were replaced, highlighted where they are new. */
function markedText(text: string, y: number, isNew: boolean): Drawn {
  const lines = markedLines(text, WIDTH - 2 * PADDING, PLAIN)
  const parts = lines.map((pieces, i) => {
    let x = PADDING
    const top = y + i * LINE
    return pieces.map((piece) => {
      const [left, width] = [x, textWidth(piece.text, PLAIN)]
      x += width
      return (
        <g key={`${top} ${left}`}>
          {piece.isMarked && isNew && <rect className="swipe" x={left - 1} y={top + 8} width={width + 2} height={9} />}
          {piece.isMarked && (
            <path className="under" strokeDasharray={isNew ? undefined : '4 3'} d={`M${left} ${top + 17.5}h${width}`} />
          )}
          {/* `textLength` stretches the text to the computed width of its mark, whichever font the device has. */}
          <text x={left} y={top + 14} textLength={width} xmlSpace="preserve">
            {piece.text}
          </text>
        </g>
      )
    })
  })
  return { height: lines.length * LINE, part: parts }
}

/** Two versions of an answer in boxes, one below the other, with the words that changed. */
export function drawContrast({ before, after }: FigureOf<'contrast'>, language: Language): Drawn {
  let y = 2
  const parts = [before, after].map(({ name, text }, i) => {
    const isNew = i === 1
    const head = drawnText(name[language], { x: 0, y, style: BOLD })
    const top = y + head.height + 6
    const body = markedText(text[language], top + 9, isNew)
    const height = body.height + 20
    y = top + height + 34
    return (
      <g key={isNew ? 'after' : 'before'}>
        {head.part}
        <rect
          className="line"
          strokeDasharray={isNew ? undefined : '5 4'}
          x="1"
          y={top}
          width={WIDTH - 2}
          height={height}
          rx="8"
        />
        {body.part}
        {!isNew && <path className="line" d={`M${WIDTH / 2} ${y - 28}v18m-6 -6l6 6l6 -6`} />}
      </g>
    )
  })
  return { height: y - 32, part: parts }
}
