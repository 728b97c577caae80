import type { Language } from 'shared/model/bilingual'
import type { FigureOf } from 'shared/model/content/figure'
import { BOLD, type Drawn, drawnText, LINE } from './drawn-text'

const AXIS = 7
const X = 26
const GAP = 12

/**
 * Points on a vertical line between the names of its two ends. The line is as long as is needed to keep the labels of
 * the points apart.
 */
export function drawScale({ from, to, points }: FigureOf<'scale'>, language: Language): Drawn {
  const first = drawnText(from[language], { x: 0, y: 2, style: BOLD })
  const top = first.height + 16
  const heights = points.map(({ label }) => drawnText(label[language], { x: X, y: 0 }).height)
  const needed = points.map(({ at }, i) => {
    const next = points[i + 1]
    return next ? (((heights[i] ?? 0) + GAP) / (next.at - at)) * 100 : 0
  })
  const length = Math.ceil(Math.max(...needed))
  const tops = points.map(({ at }) => top + (length * at) / 100)
  const labels = points.map(({ label }, i) => drawnText(label[language], { x: X, y: tops[i] ?? top }))
  // The last label may go below the end of the line.
  const bottom = Math.max(top + length + LINE, ...tops.map((y, i) => y + (heights[i] ?? 0))) + 10
  const last = drawnText(to[language], { x: 0, y: bottom + 6, style: BOLD })
  return {
    height: bottom + 6 + last.height + 4,
    part: (
      <>
        {first.part}
        <path className="line" d={`M${AXIS} ${top - 8}V${bottom}m-5 -6l5 6l5 -6M${AXIS - 5} ${top - 2}l5 -6l5 6`} />
        {points.map((point, i) => (
          <circle key={point.at} className="line mark" cx={AXIS} cy={(tops[i] ?? top) + LINE / 2} r="5" />
        ))}
        {labels.map(({ part }, i) => (
          <g key={points[i]?.at}>{part}</g>
        ))}
        {last.part}
      </>
    ),
  }
}
