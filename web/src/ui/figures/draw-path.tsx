import type { Language } from 'shared/model/bilingual'
import type { FigureOf } from 'shared/model/content/figure'
import { BOLD, type Drawn, drawnText, LINE, WIDTH } from './drawn-text'

const PADDING = 12
const TRUNK = 14
const X = 44
const GAP = 18

/** A question in a box, and below it a branch for each answer, with what follows from it. */
export function drawPath({ question, branches }: FigureOf<'path'>, language: Language): Drawn {
  const asked = drawnText(question[language], { x: PADDING, y: 10, width: WIDTH - 2 * PADDING, style: BOLD })
  const box = asked.height + 18
  let y = box + GAP
  let end = box
  const parts = branches.map(({ when, next }, i) => {
    const head = drawnText(when[language], { x: X, y, style: BOLD })
    const body = drawnText(next[language], { x: X, y: y + head.height })
    end = y + LINE / 2
    y += head.height + body.height + GAP
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing keep their order
      <g key={i}>
        <path className="line" d={`M${TRUNK} ${end}H${X - 9}m-6 -5l6 5l-6 5`} />
        {head.part}
        {body.part}
      </g>
    )
  })
  return {
    height: y - GAP + 4,
    part: (
      <>
        <rect className="line" x="1" y="1" width={WIDTH - 2} height={box} rx="8" />
        {asked.part}
        <path className="line" d={`M${TRUNK} ${box + 1}V${end}`} />
        {parts}
      </>
    ),
  }
}
