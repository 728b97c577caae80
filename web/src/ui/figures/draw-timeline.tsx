import type { Language } from 'shared/model/bilingual'
import type { FigureOf } from 'shared/model/content/figure'
import { BOLD, type Drawn, drawnText, LINE } from './drawn-text'

const RADIUS = 5
const X = 2 * RADIUS + 14
const GAP = 14

/** Moments from top to bottom: dots on a line, each with its time and what happens; the last one is highlighted. */
export function drawTimeline({ points }: FigureOf<'timeline'>, language: Language): Drawn {
  let y = 2
  const parts = points.map(({ at, label }, i) => {
    const head = drawnText(at[language], { x: X, y, style: BOLD })
    const body = drawnText(label[language], { x: X, y: y + head.height })
    const center = y + LINE / 2
    y += head.height + body.height + GAP
    const isLast = i === points.length - 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing keep their order
      <g key={i}>
        {!isLast && <path className="line" d={`M${RADIUS + 1} ${center + RADIUS}V${y + LINE / 2 - RADIUS}`} />}
        <circle className={isLast ? 'line mark' : 'line'} cx={RADIUS + 1} cy={center} r={RADIUS} />
        {head.part}
        {body.part}
      </g>
    )
  })
  return { height: y - GAP + 4, part: parts }
}
