import type { Language } from 'shared/model/bilingual'
import type { FigureOf } from 'shared/model/content/figure'
import { BOLD, type Drawn, drawnText, LINE } from './drawn-text'

const RADIUS = 13
const X = 2 * RADIUS + 14
const GAP = 16

/** Draws steps in their order: numbered rings on a line, each with its name and what it means. */
export function drawSteps({ steps }: FigureOf<'steps'>, language: Language): Drawn {
  let y = 4
  const parts = steps.map(({ name, text }, i) => {
    const head = drawnText(name[language], { x: X, y, style: BOLD })
    const body = drawnText(text[language], { x: X, y: y + head.height })
    const center = y + LINE / 2
    y += Math.max(head.height + body.height, 2 * RADIUS) + GAP
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing keep their order
      <g key={i}>
        {i < steps.length - 1 && (
          <path className="line" d={`M${RADIUS + 1} ${center + RADIUS}V${y + LINE / 2 - RADIUS}`} />
        )}
        <circle className="line" cx={RADIUS + 1} cy={center} r={RADIUS} />
        <text x={RADIUS + 1} y={center + 5} textAnchor="middle" className="bold">
          {i + 1}
        </text>
        {head.part}
        {body.part}
      </g>
    )
  })
  return { height: y - GAP + 4, part: parts }
}
